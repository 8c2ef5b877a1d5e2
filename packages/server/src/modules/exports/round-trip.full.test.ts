import {
  deliveryCalls,
  type ExportList,
  exportCalls,
  importCalls,
  LANGUAGES,
  referenceCalls,
  productCalls,
  supplierCodeCalls,
} from '@backoffice/contracts';

import { readCsv } from '../../testing/files/read-csv';
import { upload } from '../../testing/files/uploads';
import { onServer } from '../../testing/on-each-engine';
import { callerAs, openShop, type Shop, type Staff, signedIn } from '../../testing/shop/test-shop';

const ODD = ['=1+1', '-5', '+44', '@home', "'quoted", '0042', '1,234', 'Ülkü; "Şık"', 'نايك-٢'];

/** Adds goods of all types, with every odd text in each field that takes a text. */
async function fill({ api, receive, locations, bags, shoes, sizes, color }: Shop) {
  const half = await api.ok(referenceCalls.addNumber, { body: { number: '36.5', type: 'shoes' } });
  const textile = { brandName: '=Zara', produced: 'Türkiye', type: 'textile' };
  const [brand, size, type] = [
    (await api.ok(referenceCalls.addBrand, { body: textile })).data,
    (await api.ok(referenceCalls.addNumber, { body: { number: '38/40', type: 'textile' } })).data,
    (await api.ok(referenceCalls.addType, { body: { specificType: 'Xhinse', type: 'textile' } }))
      .data,
  ];
  for (const [index, odd] of ODD.entries()) {
    await receive(2, { code: odd, stockPrice: `${index}.0${index}`, importPrice: '0.05' });
    const bag = { productType: 'accessories', code: `B-${odd}`, name: odd, brand: bags };
    await api.ok(deliveryCalls.receive, {
      body: { ...bag, importPrice: 1_234.5, stockPrice: '99999.99', quantity: 1 },
    });
  }
  await api.ok(deliveryCalls.receive, {
    body: shoes(1, { sizes: [{ size: half.data, quantity: 2 }], code: 'HALF' }),
  });
  const jeans = { productType: 'textile', code: 'J-1', brand, type, color };
  const { data: arrived } = await api.ok(deliveryCalls.receive, {
    body: { ...jeans, importPrice: 10, stockPrice: 30, sizes: [{ size, quantity: 3 }] },
  });
  const [first = 0, second = 0] = arrived.items.map(({ id }) => id);
  await api.ok(productCalls.transfer, { body: { ids: [first], location: locations[1] } });
  await api.ok(productCalls.setAside, { params: { id: second }, body: { reason: 'damaged' } });
  const { data: groups } = await api.ok(productCalls.groups, { query: { code: 'NK' } });
  const known = groups[0]?.id ?? (await api.ok(productCalls.groups, {})).data[0]?.id ?? 0;
  const code = { code: '4006381333931', product: known, size: sizes[0] };
  await api.any(supplierCodeCalls.add, { body: code });
}

onServer('what leaves can come back', (server) => {
  const api = (staff: Staff) => callerAs(staff, server().url);
  const fileOf = async (staff: Staff, query: Record<string, string>) => {
    const list: ExportList = 'products';
    return (await api(staff).file(exportCalls.list, { params: { list }, query })).bytes;
  };
  const rowsOf = async (staff: Staff) => {
    const [head, ...rows] = readCsv(await fileOf(staff, { format: 'csv' }));
    return [head, ...rows.sort((a, b) => a.join().localeCompare(b.join()))];
  };

  async function moveIn(staff: Staff, file: Buffer): Promise<void> {
    const { id, mapping, questions } = await upload(server(), staff, new Uint8Array(file));
    expect(questions).toEqual([]);
    const params = { id };
    const { data } = await api(staff).ok(importCalls.check, { params, body: { mapping } });
    const { data: found } = await api(staff).ok(importCalls.findings, { params });
    expect(found.filter(({ level }) => level === 'error')).toEqual([]);
    expect(data.check?.errors).toBe(0);
    await api(staff).ok(importCalls.apply, { params, body: { create: true } });
    for (;;) {
      const { data: now } = await api(staff).ok(importCalls.one, { params });
      if (now.state === 'applied') return;
      expect(now.state).toBe('applying');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  test('the stock of a company, in every language and format, gives the same stock', async () => {
    const shop = await openShop(server());
    await fill(shop);
    const before = await rowsOf(shop);
    expect(before.length).toBeGreaterThan(2 * ODD.length);
    for (const format of ['xlsx', 'csv']) {
      for (const language of LANGUAGES) {
        const empty = await signedIn(server());
        await moveIn(empty, await fileOf(shop, { format, language }));
        expect(await rowsOf(empty)).toEqual(before);
      }
    }
  }, 120_000);
});
