import { attribute, plain, tagsOf } from './tags';

const idOf = attribute('numFmtId');
const codeOf = attribute('formatCode');

const BUILT_IN = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Parts of a format that show no number: quoted text, colors, languages and escaped letters. */
const DECORATION = /"[^"]*"|\[[^\]]*\]|\\.|[_*]./g;

/** Whether a format shows a day: its year or its day of the month. */
const showsDay = (code: string) => {
  const bare = code.replace(DECORATION, ' ');
  return /[yd]|m{3}/i.test(bare) && !/[0#?]|general/i.test(bare.replace(/[.,]0+/g, ''));
};

/** For each style of a workbook's cells, whether its numbers are days. */
export function dayStyles(xml: string): boolean[] {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isOfCells = false;
  for (const { name, attributes, opens, closes } of tagsOf(xml)) {
    if (name === 'numFmt' && opens) {
      own.set(Number(idOf(attributes)), showsDay(plain(codeOf(attributes) ?? '')));
    } else if (name === 'cellXfs') isOfCells = opens && !closes;
    else if (name === 'xf' && opens && isOfCells) {
      const id = Number(idOf(attributes));
      styles.push(own.get(id) ?? BUILT_IN(id));
    }
  }
  return styles;
}
