import { type SetAside } from '@backoffice/contracts';

import { plainHeader } from '../recognition/plain-header';

const NAMES: Record<SetAside, string> = {
  damaged: `damaged, defective, i dëmtuar, e dëmtuar, dëmtuar, me defekt, hasarlı, defolu, kusurlu, beschädigt, defekt,
    تالف, تالفة`,
  unsellable: `unsellable, not for sale, i pashitshëm, e pashitshme, satılamaz, satılık değil, unverkäuflich,
    غير صالح للبيع, غير صالحة للبيع`,
};

const REASONS = new Map<string, SetAside>();
for (const reason of ['damaged', 'unsellable'] as const) {
  for (const name of NAMES[reason].split(',')) REASONS.set(plainHeader(name), reason);
}

/** Why a unit is not for sale, in one of our languages or in German. */
export const readSetAside = (cell: string): SetAside | null =>
  REASONS.get(plainHeader(cell)) ?? null;
