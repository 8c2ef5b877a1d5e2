import type { AreaRoute, Localized, Registry } from '@backoffice/contracts';

const named = (name: string): Localized => ({
  en: name,
  sq: `${name} (sq)`,
  tr: `${name} (tr)`,
  ar: `${name} (ar)`,
});

const route = (
  path: string,
  name: string,
  order: number,
  own: Partial<AreaRoute> = {},
): AreaRoute => ({
  path,
  page: name.toLowerCase().replaceAll(' ', '-'),
  label: named(name),
  icon: 'M0 0h16v16H0z',
  guarded: true,
  sidebar: true,
  order,
  search: { label: named(name), path },
  ...own,
});

/** The specification's routes spread over two areas, with a redirect and sub-items besides. */
export const REGISTRY: Registry = {
  host: { release: 'host-1' },
  areas: [
    {
      release: 'shop-1',
      manifest: '/remotes/shop/shop-1/mf-manifest.json',
      area: {
        name: 'shop',
        search: { label: named('Boxes') },
        routes: [
          route('/sales', 'Sales', 20, { search: { label: named('Sales'), path: '/Sales' } }),
          route('/add/products', 'Add Products', 30),
          route('/products', 'Products', 40),
          route('/transactions', 'Transactions', 50, {
            search: { label: named('Transactions'), path: '/Transactions' },
          }),
          route('/stock', 'Stock', 45, { redirect: '/products', search: undefined }),
        ],
      },
    },
    {
      release: 'office-1',
      manifest: '/remotes/office/office-1/mf-manifest.json',
      area: {
        name: 'office',
        links: { home: { path: '/dashboard' }, profile: { path: '/user-profile' } },
        routes: [
          route('/dashboard', 'Dashboard', 10),
          route('/cms', 'CMS Panel', 60, {
            keywords: ['brands', 'locations', 'colors', 'sizes'],
            search: { label: named('CMS Panels'), path: '/cms' },
            children: [{ path: '/tables', label: named('All tables') }],
            actions: [
              { label: named('New colour'), query: { add: '1' }, keywords: ['paint'] },
              { label: named('Remove all'), query: { remove: '1' }, requires: 'nobody.may' },
            ],
            shortcuts: [{ keys: ['Mod', 'Enter'], label: named('Save the colour') }],
          }),
          route('/settings', 'Administration', 70),
          route('/user-profile', 'User Profile', 80, { guarded: false }),
          route('/company-profile', 'Company Profile', 90, { guarded: false }),
          route('/invitation', 'Invitation', 95, {
            guarded: false,
            open: true,
            alone: true,
            sidebar: false,
            search: undefined,
          }),
          route('/tables', 'Tables', 120, {
            guarded: false,
            open: true,
            sidebar: false,
            search: undefined,
          }),
        ],
      },
    },
  ],
};
