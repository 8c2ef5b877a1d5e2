import type { Language, Texts } from '@backoffice/contracts';

import { approvalTexts } from './approval/approval-texts';
import { uiTexts } from './ui-texts';

type Load = Promise<{ default: object }>;

interface AreaTexts {
  /** What the area's texts stand under. */
  name: string;
  /** Folder of texts → the parts of the area that show them. */
  parts: Record<string, readonly string[]>;
  /** The texts that every part may show. */
  own?: (language: Language) => Load;
  folder: (folder: string, language: Language) => Load;
  /** Those of what it shares with other areas. */
  others?: (language: Language) => Promise<Texts>;
}

/**
 * The `texts` of an area that keeps those of some parts apart: for one part its own and the shared
 * ones, without a part all of them; with the texts of this package and of approvals.
 */
export const partTexts =
  ({ name, parts, own, folder, others }: AreaTexts) =>
  async (language: Language, part?: string): Promise<Texts> => {
    const folders = Object.entries(parts).flatMap(([one, names]) =>
      part === undefined || names.includes(part) ? [one] : [],
    );
    const [shared, approval, common, ...loaded] = await Promise.all([
      uiTexts(language),
      approvalTexts(language),
      others?.(language),
      own?.(language),
      ...folders.map((one) => folder(one, language)),
    ]);
    const texts: object[] = loaded.flatMap((some) => some?.default ?? []);
    return { ...shared, ...approval, ...common, [name]: Object.assign({}, ...texts) as object };
  };
