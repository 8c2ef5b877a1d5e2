import { useEffect } from 'react';

import type { LabelPreset } from './label-presets';

/**
 * Tells the printer the size of an own stock. A sheet made by a script is no style that is written
 * into the page, so the CSP lets it be.
 */
export function useOwnPage({ paper, page: { width, height } }: LabelPreset): void {
  useEffect(() => {
    if (paper !== 'own') return undefined;
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`@page labels-own { size: ${width}mm ${height}mm; margin: 0; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [paper, width, height]);
}
