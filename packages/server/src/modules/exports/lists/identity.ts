import type { Other, ProductType } from '@backoffice/contracts';

import type { Column } from '../writing/column';

interface Identity {
  type: ProductType | Other;
  code: string;
  name: string | null;
  brand: string;
  specific_type: string | null;
  color: string | null;
}

/** The columns by which people tell products apart. */
export const IDENTITY = [
  { heading: 'productType', is: 'word', words: 'productType', value: ({ type }) => type },
  { heading: 'code', is: 'code', value: ({ code }) => code },
  { heading: 'name', is: 'text', value: ({ name }) => name },
  { heading: 'brand', is: 'text', value: ({ brand }) => brand },
  { heading: 'specificType', is: 'text', value: (row) => row.specific_type },
  { heading: 'color', is: 'text', value: ({ color }) => color },
] as const satisfies Column<Identity>[];
