/** Where each call lives below the API's base, for server and client; `:name` is what varies. */
export const PATHS = {
  login: 'authentication/login',
  logout: 'authentication/logout',
  user: 'authentication/user',
  password: 'authentication/password',
  verifyToken: 'verify/token',
  companyUser: 'company/user',
  company: 'company/company',
  employees: 'company/employees',
  panel: 'panels/:endpoint',
  products: 'products/products',
  productIds: 'products/ids',
  unitByBarcode: 'products/barcode/:code',
  unitHistory: 'products/:id/history',
  unitSiblings: 'products/:id/siblings',
  transfer: 'products/transfer',
  salesOfDay: 'transactions/sales',
  yearlyFigures: 'transactions/years',
  transactions: 'transactions',
  transaction: 'transactions/:id',
  transactionSubtypes: 'transactions/subtypes',
  articles: 'administration/articles',
  article: 'administration/articles/:id',
  addQuantity: 'administration/add-quantity',
  articleSales: 'administration/sales',
  figuresOfDays: 'figures/days',
  bestSellers: 'figures/best-sellers',
  stockFigures: 'figures/stock',
  clientErrors: 'client-errors',
} as const;

type Names<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Names<First> | Names<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** One path with its values: `pathTo(PATHS.article, { id: 7 })` is `administration/articles/7`. */
export const pathTo = <Path extends string>(
  path: Path,
  values: Record<Names<Path>, string | number>,
): string => path.replace(/:(\w+)/g, (_, name: Names<Path>) => encodeURIComponent(values[name]));
