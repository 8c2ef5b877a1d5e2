/** Resolves when the fonts have loaded; at once in browsers without `document.fonts`. */
export const fontsReady = (): Promise<unknown> =>
  'fonts' in document ? document.fonts.ready : Promise.resolve();
