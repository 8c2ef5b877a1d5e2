import type { Area } from '@backoffice/contracts';
import type { ComponentType } from 'react';

/** What the shell knows of the installed areas, for all of them. */
export interface ProvidedAreas {
  areas: readonly Area[];
  /** The component of an extension with its area's texts; rejects when it can't be had. */
  loadExtension: (area: string, name: string) => Promise<ComponentType<object>>;
  /** Told of an extension that failed, on its way or while it rendered. */
  onFailure: (area: string, error: unknown) => void;
}

let provided: ProvidedAreas | undefined;

/** For the shell: once, before the first page that uses links or slots. */
export function provideAreas(areas: ProvidedAreas | undefined): void {
  provided = areas;
}

export const providedAreas = (): ProvidedAreas | undefined => provided;
