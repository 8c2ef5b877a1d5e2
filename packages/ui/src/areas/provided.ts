import type { Area } from '@backoffice/contracts';
import type { ComponentType } from 'react';

/** Facts about the installed areas that the shell gives to all areas. */
export interface ProvidedAreas {
  areas: readonly Area[];
  /** The component of an extension with its area's texts; rejects when it can't be had. */
  loadExtension: (area: string, name: string) => Promise<ComponentType<object>>;
  /** Called when an extension failed to load or to render. */
  onFailure: (area: string, error: unknown) => void;
}

let provided: ProvidedAreas | undefined;

/** The shell calls this once, before the first page that uses links or slots. */
export function provideAreas(areas: ProvidedAreas | undefined): void {
  provided = areas;
}

export const providedAreas = (): ProvidedAreas | undefined => provided;
