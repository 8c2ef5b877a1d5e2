/** When the fonts that are asked for have come. Not every browser that can print knows `document.fonts`. */
export const fontsReady = (): Promise<unknown> =>
  'fonts' in document ? document.fonts.ready : Promise.resolve();
