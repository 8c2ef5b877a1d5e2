import type { Language, Texts } from '@backoffice/contracts';

import { approvalTexts } from './approval/approval-texts';
import { uiTexts } from './ui-texts';

type Load = Promise<{ default: object }>;

interface AreaTexts {
  /** Namespace of the area's texts. */
  name: string;
  /** Folder of texts → the parts of the area that show them. */
  parts?: Record<string, readonly string[]>;
  /** The texts that every part may show. */
  own?: (language: Language) => Load;
  folder?: (folder: string, language: Language) => Load;
  /** The texts of components that it shares with other areas. */
  others?: (language: Language) => Promise<Texts>;
}

const WORDS: Record<Language, () => Promise<Texts>> = {
  en: () => import('@backoffice/contracts/words/en'),
  sq: () => import('@backoffice/contracts/words/sq'),
  tr: () => import('@backoffice/contracts/words/tr'),
  ar: () => import('@backoffice/contracts/words/ar'),
};

/**
 * The `texts` function of an area, which may keep the texts of some parts in folders. It loads those
 * of one part, or of all parts, and always the shared ones: the words of the trade, this package's
 * texts and those of approvals.
 */
export const partTexts =
  ({ name, parts = {}, own, folder, others }: AreaTexts) =>
  async (language: Language, part?: string): Promise<Texts> => {
    const folders = Object.entries(parts).flatMap(([one, names]) =>
      part === undefined || names.includes(part) ? [one] : [],
    );
    const [shared, words, approval, common, ...loaded] = await Promise.all([
      uiTexts(language),
      WORDS[language](),
      approvalTexts(language),
      others?.(language),
      own?.(language),
      ...folders.map((one) => folder?.(one, language)),
    ]);
    const texts: object[] = loaded.flatMap((some) => some?.default ?? []);
    const area = Object.assign({}, ...texts) as object;
    return { ...shared, ...words, ...approval, ...common, [name]: area };
  };
