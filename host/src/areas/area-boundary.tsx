import { Component, type ReactNode } from 'react';

import { AreaReplaced } from './area-replaced';
import { AreaUnavailable } from './area-unavailable';
import { AreaLoadError, AreaReplacedError } from './loading/load-area';
import { createReference, reportError } from './report-area-error';

interface AreaBoundaryProps {
  area: string;
  /** Called before the content is rendered anew. */
  onRetry: () => void;
  children: ReactNode;
}

interface AreaBoundaryState {
  failure?: { error: Error; reference: string };
}

/** Keeps what breaks in an area inside it: the shell and the other areas go on. */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): AreaBoundaryState {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { failure: { error, reference: createReference() } };
  }

  override componentDidCatch(thrown: unknown) {
    const { failure } = this.state;
    if (failure) reportError(this.props.area, failure.reference, thrown);
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (failure.error instanceof AreaReplacedError) return <AreaReplaced />;
    return (
      <AreaUnavailable
        arrived={!(failure.error instanceof AreaLoadError)}
        reference={failure.reference}
        onRetry={this.retry}
      />
    );
  }
}
