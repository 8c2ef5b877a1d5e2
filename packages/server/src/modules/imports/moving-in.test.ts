import { sql } from 'kysely';

import { rounds } from '../../testing/engines';
import { type Format, type Piece, piecesOf, total } from '../../testing/files/tills/formats';
import { type Model, shopOf } from '../../testing/files/tills/goods';
import { SYSTEMS } from '../../testing/files/tills/systems';
import { TILLS } from '../../testing/files/tills/tills';
import { WEB_SHOPS } from '../../testing/files/tills/web-shops';
import { check } from '../../testing/files/uploads';
import { onServer } from '../../testing/on-each-engine';
import { applied } from '../../testing/shop/imports/imports';
import { openShop, type Shop } from '../../testing/shop/test-shop';
import type { TestServer } from '../../testing/test-server';

const PAIRS = rounds(100, 2_000);
const FORMATS = [...WEB_SHOPS, ...TILLS, ...SYSTEMS];

/** "RUN-BLK Nike Sneakers Black 41 in Airport: 2 at 49.90 (20.00), 4006381333931" */
interface Stock {
  what: string;
  units: number;
}

const summed = (stock: Stock[]): string[] => {
  const units = new Map<string, number>();
  for (const one of stock) units.set(one.what, (units.get(one.what) ?? 0) + one.units);
  return [...units].flatMap(([what, count]) => (count ? [`${count} × ${what}`] : [])).sort();
};

function whatIs(format: Format, piece: Piece, place: string): string {
  const { asked, codeOf, isWithoutEans, nameOf } = format;
  const { model, colorway, sized } = piece;
  const code = codeOf?.(piece) ?? colorway.code;
  const brand = asked.brand ?? model.brand;
  const type = !sized.size ? 'accessories' : /\d/.test(sized.size) ? 'shoes' : 'textile';
  const kind = sized.size
    ? [asked.type ?? model.type, asked.color ?? colorway.color, sized.size]
    : [nameOf?.(model) ?? model.title];
  const prices = `${asked.stockPrice ?? model.price} (${model.cost})`;
  return [type, code, brand, ...kind, place, prices, !isWithoutEans && sized.ean]
    .filter(Boolean)
    .join(' ');
}

/** What of a shop a file of this format says. */
const meant = (format: Format, shop: Model[]): string[] =>
  summed(
    piecesOf(shop).flatMap((piece) => {
      const { places } = format;
      if (!places) return [{ what: whatIs(format, piece, 'Prishtinë'), units: total(piece.sized) }];
      return places.map((place, at) => ({
        what: whatIs(format, piece, place),
        units: piece.sized.stock[at] ?? 0,
      }));
    }),
  );

/** What a company has, in the same words. */
async function stockOf({ database: { db } }: TestServer, { companyId }: Shop): Promise<string[]> {
  const { rows } = await sql<{ what: string; units: number }>`
    select concat_ws(' ', p.type, p.code, b.name, t.name, c.name, n.name, p.name, l.name,
      u.price || ' (' || d.import_price || ')', right(k.gtin, 13)) as what,
      cast(count(*) as integer) as units
    from units u
      join products p on p.company_id = u.company_id and p.id = u.product_id
      join brands b on b.company_id = u.company_id and b.id = p.brand_id
      join deliveries d on d.company_id = u.company_id and d.id = u.delivery_id
      left join specific_types t on t.company_id = u.company_id and t.id = p.specific_type_id
      left join colors c on c.company_id = u.company_id and c.id = p.color_id
      left join numbers n on n.company_id = u.company_id and n.id = u.number_id
      left join locations l on l.company_id = u.company_id and l.id = u.location_id
      left join product_codes k on k.company_id = u.company_id and k.product_id = p.id
        and k.number_id is not distinct from u.number_id
    where u.company_id = ${companyId}
    group by 1`.execute(db);
  return summed(rows);
}

onServer('a shop that moves in', (server) => {
  const goods = shopOf(PAIRS);

  test.each(FORMATS)(
    'from $name is asked once a column, and has its stock',
    async (format) => {
      const shop = await openShop(server());
      const file = format.file(goods);
      const first = await check(server(), shop, file);
      const { questions } = first.uploaded;
      expect(questions).toEqual([]);
      const fields = first.findings
        .filter(
          ({ level, column, reason }) => level === 'error' && !column && reason === 'required',
        )
        .map(({ details }) => details.field);
      expect(fields.sort()).toEqual(Object.keys(format.asked).sort());

      const { id, findings } = await check(server(), shop, file, (mapping) => ({
        ...mapping,
        defaults: { ...mapping.defaults, ...format.asked },
      }));
      expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
      expect([...new Set(findings.map(({ reason }) => reason))].sort()).toEqual(format.told);
      expect(await applied(server().database.db, shop, id)).toBe('applied');
      expect(await stockOf(server(), shop)).toEqual(meant(format, goods));
    },
    120_000,
  );
});
