import type { Call } from '@backoffice/contracts/calls';

const referenceRow = ['id', 'type'];
const productRow = [
  'id',
  'brand',
  'color',
  'number',
  'specific_type',
  'code',
  'location',
  'price',
  'date',
  'barcode',
];
const user = ['username', 'surname', 'email', 'phone', 'role', 'created_at'];
const companyOf = (path: string) =>
  [
    'id',
    'name',
    'registration_number',
    'admin',
    'email',
    'phone',
    'address',
    'created_at',
    'users',
    'users.id',
  ].map((field) => path + field);

/**
 * The fields that the specification names in the data of each answer; a list's fields are those of
 * its rows. Another server need not answer any field of ours beside these.
 */
const SPECIFIED: Record<string, readonly string[]> = {
  'GET panels/brands': [...referenceRow, 'brandName', 'produced'],
  'GET panels/colors': ['id', 'colorName', 'albanianName', 'englishName', 'turkishName'],
  'GET panels/numbers': [...referenceRow, 'number'],
  'GET panels/types': [...referenceRow, 'specificType'],
  'GET panels/locations': ['id', 'name'],
  'GET authentication/user': [
    'user',
    'company',
    ...user.map((field) => `user.${field}`),
    ...companyOf('company.'),
  ],
  'GET company/user': user,
  'GET company/company': companyOf(''),
  'GET products/products': productRow,
  'GET products/barcode/:code': productRow,
  'GET transactions/sales': [
    'id',
    'brand_name',
    'color_name',
    'number',
    'product_specific_types',
    'code',
    'product_price',
    'payment_type',
    'bank_name',
    'sale_price',
  ],
  'GET transactions': [
    'id',
    'subType',
    'transaction_type',
    'payment_type',
    'sale_price',
    'description',
  ],
  'GET transactions/subtypes': ['id', 'name'],
  'POST transactions/years': ['year', 'salesArray', 'sale_price'],
  'GET administration/articles': ['id', 'article_id', 'name', 'quantity', 'type'],
  'GET administration/sales': ['articleId', 'price'],
  'POST administration/sales': ['saleInsertID', 'createdAt'],
  'GET company/employees': ['id', 'username', 'country', 'city', 'role', 'salary'],
};

/** The fields that the specification gives the data of an answer: `user.email`. */
export const specifiedFields = ({ method, path }: Call): ReadonlySet<string> =>
  new Set(SPECIFIED[`${method} ${path}`]);
