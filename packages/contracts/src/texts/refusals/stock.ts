import { part, refusal } from './entry';

const invalid = refusal('invalid');
const forbidden = refusal('forbidden');
const notFound = refusal('not_found');
const conflict = refusal('conflict');
const movedSince = refusal('moved_since');

/** Words for units in a sentence, and for the rest of a long list. */
const UNIT_WORDS = {
  just_units: part('{units}'),
  and_more: part('{listed} and {more} more'),
  unit_and_what: part('{code} ({id}, {what})'),
  out_lost: part('lost'),
  out_damaged: part('damaged'),
  out_written_off: part('written off'),
  out_not_delivered: part('not delivered'),
  moved_received: part('received'),
  moved_transferred: part('transferred'),
  moved_sold: part('sold'),
  moved_returned: part('returned'),
  moved_voided: part('voided'),
  moved_set_aside: part('set aside'),
  moved_put_back: part('put back'),
  moved_went_out: part('went out'),
  moved_found: part('found'),
  moved_repriced: part('repriced'),
  moved_corrected: part('corrected'),
  moved_sent: part('sent'),
  moved_arrived: part('arrived'),
  moved_came_back: part('came back'),
} as const;

const UNDO_REFUSALS = {
  operation_not_found: notFound('The operation was not found'),
  sale_not_undone: conflict('A sale is not undone: void it, or take the goods back.'),
  return_not_undone: conflict('A return is not undone: sell the goods again.'),
  void_not_undone: conflict('A void is not undone: sell the goods again.'),
  correction_not_undone: conflict('A correction of a sale is not undone: correct it again.'),
  undo_not_undone: conflict('An undo is not undone: do it again.'),
  shipment_not_undone: conflict('A shipment is not undone: send the goods back.'),
  nothing_to_undo: conflict('This changed nothing: there is nothing to undo.'),
  undone_already: movedSince('Undone already: {by}, {when}'),
  changed_since: movedSince('Changed since: {units}'),
  delivery_cost: part('what the delivery cost'),
  not_of_operation: invalid('Not part of the operation: {ids}'),
  undo_elsewhere: forbidden('This is about another shop, whose staff can undo it.'),
} as const;

const PRICE_REFUSALS = {
  too_many_repriced: invalid('More than {most} products: narrow the filter'),
  out_keeps_price: invalid('What is not in stock keeps its price'),
  no_price: invalid('{code}, now {price}, would cost {new_price}'),
  no_price_changes: invalid('No price would change'),
  preview_stale: refusal('stale_preview')(
    'Stock or prices changed since the preview. Look at it again.',
  ),
} as const;

/** Refusals about units and operations. */
export const STOCK_REFUSALS = {
  ...UNIT_WORDS,
  ...UNDO_REFUSALS,
  ...PRICE_REFUSALS,
  unit_not_found: notFound('The unit was not found'),
  unit_id_not_found: notFound('Unit {id} was not found'),
  barcode_not_found: notFound('Barcode {barcode} was not found'),
  ids_not_found: notFound('Not found: {ids}'),
  listed_twice: invalid('Each product can be listed only once'),
  already_sold: refusal('already_sold')('Already sold: {units}'),
  set_aside: refusal('set_aside')('Set aside, not for sale: {units}'),
  not_in_stock: refusal('gone')('Not in stock: {units}'),
  under_way: refusal('in_transit')('Under way to another shop: {units}'),
  being_imported: refusal('importing')('Part of an import that is not done: {units}'),
  in_stock_already: conflict('In stock already: {units}'),
  in_other_shop: forbidden('In another shop: {units}. Have it transferred first.'),
  priced_in_other_shop: forbidden(
    'In another shop: {units}. Change the prices of your own shop alone.',
  ),
  own_shop_transfers: forbidden('You work in one shop: a transfer starts or ends there.'),
  own_shop_finds: forbidden('You work in one shop: what is found is put into stock there.'),

  run_changed: refusal('changed')(
    'These products changed meanwhile, or were joined: look at the list again.',
  ),
  run_in_count: conflict(
    '{by} is counting "{code}" in {location}, and these products would come into that count or leave it. Finish the count first.',
  ),
  own_shop_joins: forbidden(
    'You work in one shop: other shops have these products, too. Somebody who works for all shops can do this.',
  ),

  delivery_not_found: notFound('The delivery was not found'),
  delivery_other_day: conflict(
    'That delivery is of another day. Receive this as a delivery of its own.',
  ),
  delivery_other_shop: conflict(
    'That delivery went to another shop. Receive this as a delivery of its own.',
  ),
  delivery_taken_back: conflict(
    'That delivery was taken back. Receive this as a delivery of its own.',
  ),
  delivery_full: conflict(
    'A delivery has at most {models} models and {units} units. Receive this as a delivery of its own.',
  ),
  sizes_missing: invalid('Please say which sizes came'),
  size_listed_twice: invalid('Each size can be listed only once'),
  quantity_missing: invalid('Please enter a quantity'),
  too_many_units: invalid('At most {most} units at a time'),
  accessories_are_plain: invalid('Accessories have neither type nor color nor size'),
  only_accessories_named: invalid('Only accessories have a name'),
  accessories_without_sizes: invalid('Accessories have no sizes'),
  delivery_right_already: invalid('Nothing changes: all units in stock are like this already'),
} as const;
