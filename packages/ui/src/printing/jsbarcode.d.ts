declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  export default class Encoder {
    /** Itself, where nothing has taken it out of its module. */
    static default?: typeof Encoder;
    constructor(text: string, options: object);
    valid(): boolean;
    /** A digit for each module: 1 is dark. */
    encode(): { data: string };
  }
}
