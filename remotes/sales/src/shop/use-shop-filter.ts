import { referenceQueries } from '@backoffice/api-client/resources/reference';
import type { ShopChoice } from '@backoffice/api-client/resources/shop-choice';
import type { TFunction } from '@backoffice/i18n';
import { useCan, usePerson, useUrlState } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';

export interface Shop {
  id: number;
  name: string;
}

const NOWHERE: readonly Shop[] = [];

/**
 * The shops to choose from; none on a server without tills, and none for people limited to one
 * shop.
 */
export function useShops() {
  const isLimited = usePerson().data?.user.limited === true;
  const isOffered = useCan('till.view') && !isLimited;
  const { data = NOWHERE, isPending } = useQuery({
    ...referenceQueries.list('locations'),
    enabled: isOffered,
    staleTime: Infinity,
  });
  return { shops: isOffered ? data : NOWHERE, isPending: isOffered && isPending };
}

export interface ShopFilterState {
  shops: readonly Shop[];
  /** The shops are on their way. */
  isPending: boolean;
  /** Undefined for all shops. */
  shop: ShopChoice;
  onShop: (shop: ShopChoice) => void;
}

/** The shop in the address that a list is filtered by; all shops if there is no choice. */
export function useShopFilter(): ShopFilterState {
  const { shops, isPending } = useShops();
  const [url, setUrl] = useUrlState({ shop: '' });
  const asked = shopOf(url.shop);
  // Before the shops are loaded, the shop in the address counts, so that no other shop's day
  // flashes up.
  const isKnown =
    isPending || (asked === null ? shops.length > 0 : shops.some(({ id }) => id === asked));
  return {
    shops,
    isPending,
    shop: isKnown ? asked : undefined,
    onShop: (shop) => setUrl({ shop: shopText(shop) }),
  };
}

/** A shop as text in the address: its id, `none`, or empty for all shops. */
export const shopText = (shop: ShopChoice): string => (shop === null ? 'none' : `${shop ?? ''}`);

export function shopOf(text: string): ShopChoice {
  if (text === 'none') return null;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/**
 * Whether rows need a column for their shop: with several shops, or one shop and rows without a
 * shop. Most companies have several, so that is supposed until it is known: what stands beside the
 * choice doesn't move.
 */
export const hasSeveralShops = (
  { shops, isPending, shop }: ShopFilterState,
  rows: readonly { location: string | null }[],
): boolean =>
  isPending ||
  shops.length > 1 ||
  (shops.length === 1 && (shop !== undefined || rows.some(({ location }) => location === null)));

/** The name of the chosen shop; undefined for all shops. */
export const shopName = (
  t: TFunction<'sales'>,
  { shops, shop }: ShopFilterState,
): string | undefined =>
  shop === null ? t('shop.none') : shops.find(({ id }) => id === shop)?.name;
