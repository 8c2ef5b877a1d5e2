import type { Area, LinkName, LinkTarget } from '@backoffice/contracts';

const named = (name: string) => ({ en: name, sq: name, tr: name, ar: name });

/** Every link, at addresses that no area of the product has: a page with a fixed address fails. */
const links: Record<LinkName, LinkTarget> = {
  home: { path: '/there/home' },
  profile: { path: '/there/profile' },
  'profile.factor': { path: '/elsewhere/profile/factor' },
  panels: { path: '/there/panels' },
  'products.find': {
    path: '/there/products',
    query: { code: 'c', brand: 'b', type: 't', location: 'l', state: 's' },
  },
  'products.slow': { path: '/there/products', query: { location: 'l', until: 'u' } },
  'products.search': { path: '/there/products', always: { find: '1' } },
  'products.send': { path: '/there/products', always: { send: '1' } },
  'products.receive': { path: '/there/receive' },
  'deliveries.one': { path: '/there/deliveries', query: { id: 'd' } },
  'operations.one': { path: '/there/operations', query: { id: 'o' } },
  'shipments.one': { path: '/there/shipments', query: { id: 's' } },
  'counts.all': { path: '/there/counts' },
  'counts.one': { path: '/there/counts', query: { id: 'c' } },
  'sales.counter': { path: '/there/sales' },
  'sales.find': { path: '/there/sales', always: { find: '1' } },
  'sales.day': { path: '/there/sales', query: { day: 'd' } },
  'sales.sale': { path: '/there/sales', query: { id: 's' } },
  'sales.receipt': { path: '/there/sales', query: { number: 'r' } },
  'sales.ofUnit': { path: '/there/sales', query: { barcode: 'o' } },
  'sales.toSettle': { path: '/there/to-settle' },
  'sales.till': { path: '/there/till', query: { shop: 'l' } },
  'sales.closing': { path: '/there/till', query: { tab: 't', id: 'c' } },
  'sales.unit': { path: '/there/sales', query: { barcode: 'u' } },
};

/** An area with a page at every address that other areas link to. */
export const ELSEWHERE: Area = {
  name: 'elsewhere',
  routes: [...new Set(Object.values(links).map(({ path }) => path))].map((path, order) => ({
    path,
    page: 'any',
    label: named(path),
    icon: 'M0 0h16v16H0z',
    guarded: true,
    sidebar: false,
    order,
  })),
  links,
};
