import { SLOTS, type Extension, type SlotName, type SlotProps } from '@backoffice/contracts';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { usePermissions, type Can } from '../session/use-can';
import { providedAreas } from './provided';

interface Props<Name extends SlotName> {
  name: Name;
  /** The props that the slot hands to its extensions. */
  props: SlotProps<Name>;
}

/**
 * A place that other areas may fill, as their `area.json` says. An extension that fails disappears
 * alone; a slot that nobody fills shows nothing.
 */
export function Slot<Name extends SlotName>({ name, props }: Props<Name>) {
  const can = usePermissions();
  // The page may be newer than the shell, and have a slot that the shell doesn't know.
  const handed = (SLOTS as Partial<typeof SLOTS>)[name]?.safeParse(props);
  if (!handed?.success) return null;
  return extensionsOf(name, can).map(({ area, extension }) => (
    <ExtensionBoundary key={`${area}/${extension.name}`} area={area}>
      <Filled area={area} extension={extension.name} props={handed.data} />
    </ExtensionBoundary>
  ));
}

/** Whether a slot has any extension, so that a frame around it can be left out. */
export const useHasExtensions = (name: SlotName): boolean =>
  extensionsOf(name, usePermissions()).length > 0;

/** Milliseconds that a print waits for the code of extensions. */
const WAIT = 2_000;

/**
 * Fetches the code of a slot's extensions, for a page that can't wait for them later, as printed
 * ones. Resolves when all have come or failed, at the latest after two seconds; never rejects.
 */
export function useFetchExtensions(name: SlotName): () => Promise<unknown> {
  const can = usePermissions();
  return () => {
    const provided = providedAreas();
    const wanted = extensionsOf(name, can);
    if (!provided || wanted.length === 0) return Promise.resolve();
    const loads = wanted.map(({ area, extension }) => provided.loadExtension(area, extension.name));
    const late = new Promise((resolve) => setTimeout(resolve, WAIT));
    return Promise.race([Promise.allSettled(loads), late]);
  };
}

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

// Without `useCode`: the shell itself fetches it once for all places, and tries again.
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
