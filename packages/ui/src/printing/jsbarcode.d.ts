declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  export default class Encoder {
    /** The class itself, where the CommonJS module was not unwrapped. */
    static default?: typeof Encoder;
    constructor(text: string, options: object);
    valid(): boolean;
    /** `data` has a digit for each module: 1 is dark. */
    encode(): { data: string };
  }
}
