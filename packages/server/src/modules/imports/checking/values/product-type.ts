import type { ProductType } from '@backoffice/contracts';

import { plainHeader } from '../recognition/plain-header';

const NAMES: Record<ProductType, string> = {
  shoes: `shoes, shoe, footwear, këpucë, këpucët, mbathje, ayakkabı, ayakkabılar, Schuhe, Schuh, Schuhwerk, أحذية, حذاء`,
  textile: `textile, textiles, clothes, clothing, apparel, garments, tekstil, tekstile, veshje, veshjet, rroba, giyim,
    giysi, kıyafet, Textil, Textilien, Kleidung, Bekleidung, منسوجات, ملابس`,
  accessories: `accessories, accessory, aksesorë, aksesor, aksesorët, aksesuar, aksesuarlar, Accessoires, Zubehör,
    إكسسوارات, اكسسوارات`,
};

const TYPES = new Map<string, ProductType>();
for (const type of ['shoes', 'textile', 'accessories'] as const) {
  for (const name of NAMES[type].split(',')) TYPES.set(plainHeader(name), type);
}

/** Reads a name of shoes, textile or accessories in one of our languages or in German. */
export const readProductType = (cell: string): ProductType | null =>
  TYPES.get(plainHeader(cell)) ?? null;
