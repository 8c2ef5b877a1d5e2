const CELL = /<c\b((?:[^>]*[^/>])?)>((?:(?!<\/c>)[\s\S])*)<\/c>/g;
const FORMULA = /<f\b/;
const VALUE = /<v\b[^>]*>([^<]*)<\/v>/;
const IS_ERROR = /\bt="e"/;
const PLACE = /\br="[A-Z]+\d+"/;

/**
 * A sheet's XML in which cells without a value of their own, errors and formulas that were never
 * reckoned, are texts with a mark: the reader would refuse the whole sheet for one of them.
 */
export const markBrokenFormulas = (xml: string): string =>
  xml.replace(CELL, (cell: string, attributes: string, inner: string) => {
    const value = VALUE.exec(inner)?.[1];
    const isBroken = IS_ERROR.test(attributes) || (FORMULA.test(inner) && value === undefined);
    if (!isBroken) return cell;
    const place = PLACE.exec(attributes)?.[0] ?? '';
    return `<c ${place} t="inlineStr"><is><t>_x001A_${value ?? ''}</t></is></c>`;
  });
