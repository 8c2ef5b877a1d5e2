import { isFile, partFor } from './addresses';

const asked = (address: string, mode = 'cors') =>
  ({ url: new URL(address, location.origin).href, mode }) as Request;

test.each([
  { address: '/', part: '/' },
  { address: '/admin/sales', part: '/' },
  { address: '/rtl/products/a.b', part: '/' },
  { address: '/api/v1/exports/3', part: undefined },
  { address: '/remotes/sales/1/mf-manifest.json', part: undefined },
  { address: '/icon.svg', part: undefined },
  { address: 'https://elsewhere.example/admin', part: undefined },
])('opening $address is answered by $part', ({ address, part }) => {
  expect(partFor(asked(address, 'navigate'))).toBe(part);
});

test.each([
  { address: '/areas.json', part: '/areas.json', file: false },
  { address: '/config.json', part: '/config.json', file: false },
  { address: '/main.07319e8a.js', part: undefined, file: true },
  { address: 'https://cdn.example/sales/1/remote-entry.48d7e968.js', part: undefined, file: true },
  { address: '/api/v1/products/units', part: undefined, file: false },
  { address: '/api/v1/pictures/a.07319e8a.png', part: undefined, file: false },
  { address: '/outage-worker.js', part: undefined, file: false },
])('a page that asks for $address', ({ address, part, file }) => {
  expect(partFor(asked(address))).toBe(part);
  expect(isFile(asked(address))).toBe(file);
});
