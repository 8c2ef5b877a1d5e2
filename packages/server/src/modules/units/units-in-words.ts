import type { Param, Said } from '@backoffice/contracts';
import { inEnglish, say } from '@backoffice/contracts/refusals';

interface Unit {
  id: number;
  code: string | null;
  /** What is said about the unit, such as why it is out. */
  what?: Said | undefined;
}

/** How many names a sentence lists before it says "and … more". */
const SHOWN = 5;

/** The first of many, and how many more there are: "a, b and 298 more". */
export function listed(all: readonly (string | Said)[], most = SHOWN): Param {
  if (all.length <= most) return all;
  return say('and_more', { listed: all.slice(0, most), more: all.length - most });
}

/** Units as refusals call them: "NK-1 (12), NK-2 (13, lost) and 298 more". */
export const unitsSaid = (units: readonly Unit[]): Param =>
  listed(
    units.map(({ id, code, what }) =>
      what ? say('unit_and_what', { code: String(code), id: String(id), what }) : `${code} (${id})`,
    ),
  );

/** As `unitsSaid`, in the words of the audit. */
export const unitsInWords = (units: readonly Unit[]): string =>
  inEnglish(say('just_units', { units: unitsSaid(units) }));
