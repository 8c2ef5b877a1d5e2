import { useLocation } from 'react-router-dom';

/** Where the lists stand that explain a figure, under the prefix in use. */
export function useShopLinks() {
  const { pathname } = useLocation();
  const prefix = `/${pathname.split('/')[1] ?? 'admin'}`;
  const products = (filter: Record<string, string>) =>
    `${prefix}/products?${new URLSearchParams(filter).toString()}`;
  return {
    /** The sales of a day. */
    salesOf: (day: string) => `${prefix}/sales?day=${day}`,
    /** All that is in stock, by brand or type or place. */
    stockOf: (filter: Record<string, string>) => products({ all: '1', ...filter }),
    /** What has stood in a place since a day or longer. */
    oldStockOf: (location: number, until: string) =>
      products({ start: '', end: until, location: String(location) }),
  };
}
