import { part, refusal } from './entry';

const invalid = refusal('invalid');
const notFound = refusal('not_found');
const inUse = refusal('in_use');

/** Refusals about brands, colors, numbers, types and locations; `item` is the word for one. */
const ITEM_REFUSALS = {
  item_not_found: notFound('{item} was not found'),
  item_id_not_found: notFound('{item} {id} was not found'),
  item_exists: refusal('duplicate')('{item} "{name}" exists already'),
  item_in_use: inUse('{item} "{name}" is used by {amount} {things}'),
  item_in_use_since: inUse('{item} "{name}" is used since a moment ago'),
  item_of_other_type: invalid('{item} "{name}" is not one of {type}'),

  item_brand: part('Brand'),
  item_color: part('Color'),
  item_number: part('Number'),
  item_type: part('Type'),
  item_location: part('Location'),
  type_shoes: part('shoes'),
  type_textile: part('textile'),
  type_accessories: part('accessories'),
} as const;

/** Words for the things that use an item of reference data; `count` says how many there are. */
const USER_WORDS = {
  more_than: part('more than {most}'),
  things_product_one: part('product'),
  things_product_other: part('products'),
  things_person_one: part('person'),
  things_person_other: part('people'),
  things_sale_one: part('sale'),
  things_sale_other: part('sales'),
  things_movement_one: part('movement'),
  things_movement_other: part('movements'),
  things_supplier_code_one: part('supplier code'),
  things_supplier_code_other: part('supplier codes'),
  things_return_one: part('return'),
  things_return_other: part('returns'),
  things_transaction_one: part('transaction'),
  things_transaction_other: part('transactions'),
  things_till_entry_one: part('till entry'),
  things_till_entry_other: part('till entries'),
  things_till_movement_one: part('till movement'),
  things_till_movement_other: part('till movements'),
  things_closing_one: part('closing'),
  things_closing_other: part('closings'),
  things_till_period_one: part('till period'),
  things_till_period_other: part('till periods'),
  things_shared_till_one: part('shared till'),
  things_shared_till_other: part('shared tills'),
  things_held_basket_one: part('held basket'),
  things_held_basket_other: part('held baskets'),
  things_shipment_one: part('shipment'),
  things_shipment_other: part('shipments'),
  things_shipped_product_one: part('shipped product'),
  things_shipped_product_other: part('shipped products'),
  things_count_one: part('count'),
  things_count_other: part('counts'),
  things_scan_one: part('scan'),
  things_scan_other: part('scans'),
} as const;

/** Refusals about reference data, suppliers' codes, and the ledger's articles and bookings. */
export const REFERENCE_REFUSALS = {
  ...ITEM_REFUSALS,
  ...USER_WORDS,
  location_not_found: notFound('The location was not found'),

  product_not_found: notFound('Product {id} was not found'),
  code_not_found: notFound('Code {code} was not found'),
  no_supplier_code: invalid('{code} is no EAN, UPC or ITF-14'),
  code_of_unit: invalid('{code} is the barcode of a unit'),
  size_missing: invalid('Please choose a size'),
  accessories_without_size: invalid('Accessories have no size'),
  code_removed: refusal('conflict')('{code} was just removed. Try again.'),
  code_taken: refusal('duplicate')('{code} is {product}'),
  product_numbered: part('product {id}'),

  article_not_found: notFound('The article was not found'),
  article_number_not_found: notFound('Article "{number}" was not found'),
  article_exists: refusal('duplicate')('Article number "{number}" exists already'),
  transaction_not_found: notFound('The transaction was not found'),
  booking_day_unfit: invalid('A booking is dated from {first_day} to {last_day}'),
} as const;
