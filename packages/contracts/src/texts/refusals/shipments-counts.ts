import { refusal } from './entry';

const invalid = refusal('invalid');
const forbidden = refusal('forbidden');
const notFound = refusal('not_found');
const conflict = refusal('conflict');
const closed = refusal('closed');

/** Refusals about shipments. */
export const SHIPMENT_REFUSALS = {
  shipment_not_found: notFound('The shipment was not found'),
  shipment_closed: closed('Shipment {number} was closed before'),
  shipment_changed: refusal('changed')('Shipment {number} has changed: see what is still missing'),
  ended_with_shipment: closed('Lost or returned when the shipment was closed: {units}'),
  not_of_shipment: invalid('Not part of the shipment: {ids}'),
  there_already: invalid('There already: {units}'),
  own_shop_sends: forbidden('You work in one shop: what you send stands there.'),
  own_shop_receives: forbidden('You work in one shop: what you receive was sent there.'),
  own_shop_closes_shipments: forbidden(
    'You work in one shop: a shipment that you close goes there or comes from there.',
  ),
} as const;

/** Refusals about counts. */
export const COUNT_REFUSALS = {
  count_not_found: notFound('The count was not found'),
  count_of_other_shop: forbidden('You work in one shop: this is a count of another.'),
  count_applied: closed('This count was applied: {by}, {when}'),
  count_cancelled: closed('This count was cancelled: {by}, {when}'),
  count_just_ended: conflict('A count here has just ended: try again'),
  counted_already: conflict('{location} is being counted already, by {by}'),
  nothing_to_count: invalid('Nothing in stock here is part of what you want to count'),
  no_such_brand: invalid('No brand is called {brand}'),
  too_many_differ: invalid('More than {most} units differ: count a smaller part at a time'),
  count_changed: refusal('count_changed')('Something changed since the review'),
  decided_twice: invalid('Each unit can be decided only once'),
  not_decided_so: invalid('Not to be decided like this: {ids}'),
  decision_missing: invalid('Sold or under way, please decide: {ids}'),
  scan_key_taken: invalid("A key is one scan's for ever: {keys}"),
  not_scanned: notFound('Not scanned in this count: {keys}'),
  scanned_by_somebody_else: forbidden('Somebody else scanned this: they can take it back.'),
} as const;
