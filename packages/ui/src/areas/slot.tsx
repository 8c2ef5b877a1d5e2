import { SLOTS, type Extension, type SlotName, type SlotProps } from '@backoffice/contracts';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { usePermissions, type Can } from '../session/use-can';
import { providedAreas } from './provided';

interface Props<Name extends SlotName> {
  name: Name;
  /** What the slot hands to its extensions. */
  props: SlotProps<Name>;
}

/**
 * A place that other areas may fill, as their `area.json` says. What fails takes only itself away;
 * a slot that nobody fills shows nothing.
 */
export function Slot<Name extends SlotName>({ name, props }: Props<Name>) {
  const can = usePermissions();
  // An area may be newer than the shell, and know a slot that the shell doesn't.
  const handed = (SLOTS as Partial<typeof SLOTS>)[name]?.safeParse(props);
  if (!handed?.success) return null;
  return extensionsOf(name, can).map(({ area, extension }) => (
    <ExtensionBoundary key={`${area}/${extension.name}`} area={area}>
      <Filled area={area} extension={extension.name} props={handed.data} />
    </ExtensionBoundary>
  ));
}

/** Whether anything stands in a slot, for what would frame it. */
export const useHasExtensions = (name: SlotName): boolean =>
  extensionsOf(name, usePermissions()).length > 0;

function extensionsOf(slot: SlotName, can: Can): { area: string; extension: Extension }[] {
  return (providedAreas()?.areas ?? [])
    .flatMap(({ name: area, extensions = [] }) =>
      extensions.map((extension) => ({ area, extension })),
    )
    .filter(({ extension }) => extension.slot === slot && can(extension.requires))
    .sort((one, other) => one.extension.order - other.extension.order);
}

interface FilledProps {
  area: string;
  extension: string;
  props: object;
}

// The shell has fetched it once for all places and tries again by itself: `useCode` would do both twice.
function Filled({ area, extension, props }: FilledProps) {
  const [Arrived, setArrived] = useState<ComponentType<object> | null>(null);
  useEffect(() => {
    let isLeft = false;
    const provided = providedAreas();
    provided?.loadExtension(area, extension).then(
      (component) => !isLeft && setArrived(() => component),
      (error: unknown) => provided.onFailure(area, error),
    );
    return () => {
      isLeft = true;
    };
  }, [area, extension]);
  return Arrived && <Arrived {...props} />;
}

class ExtensionBoundary extends Component<{ area: string; children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown) {
    providedAreas()?.onFailure(this.props.area, error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
