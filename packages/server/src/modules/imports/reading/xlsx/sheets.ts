import { attribute, plain, tagsOf } from './tags';

const idOf = attribute('Id');
const typeOf = attribute('Type');
const targetOf = attribute('Target');
const nameOf = attribute('name');
const stateOf = attribute('state');
const relationOf = attribute('id');
const epochOf = attribute('date1904');

export interface Sheet {
  name: string;
  /** Path of the sheet's file in the archive. */
  path: string;
  isHidden: boolean;
}

/** Files of a workbook's sheets by the ids of their relations; charts have none. */
function pathsOf(xml: string): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { name, attributes } of tagsOf(xml)) {
    const [id, target] = [idOf(attributes), targetOf(attributes)];
    if (name !== 'Relationship' || !typeOf(attributes)?.endsWith('/worksheet')) continue;
    if (id && target) paths.set(id, plain(target).replace(/^\/xl\/|^\.\//, ''));
  }
  return paths;
}

/** The sheets of a workbook in their order, and whether its days count from 1904. */
export function sheetsOf(workbook: string, relations: string) {
  const paths = pathsOf(relations);
  const sheets: Sheet[] = [];
  let since1904 = false;
  for (const { name, attributes } of tagsOf(workbook)) {
    if (name === 'workbookPr') since1904 = /^(1|true|on)$/.test(epochOf(attributes) ?? '');
    if (name !== 'sheet') continue;
    const path = paths.get(relationOf(attributes) ?? '');
    const isHidden = (stateOf(attributes) ?? 'visible') !== 'visible';
    if (path) sheets.push({ name: plain(nameOf(attributes) ?? ''), path: `xl/${path}`, isHidden });
  }
  return { sheets, since1904 };
}
