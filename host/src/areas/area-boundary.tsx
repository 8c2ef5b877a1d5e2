import { Component, type ReactNode, useEffect, useRef } from 'react';
import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';

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

/** Stands in the place of an area whose release the server no longer has; trying again is no help. */
function AreaReplaced() {
  const { t } = useTranslation('shell');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Alert variant="info" className="m-4">
      <h1 ref={heading} tabIndex={-1} className="h4">
        {t('release.text')}
      </h1>
      <p>{t('area.replaced')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('release.reload')}
      </Button>
    </Alert>
  );
}
