import { part, refusal } from './entry';

const invalid = refusal('invalid');
const forbidden = refusal('forbidden');
const notFound = refusal('not_found');
const conflict = refusal('conflict');

/** Refusals about selling, returns and corrections. */
export const SALE_REFUSALS = {
  cash_above_limit: invalid('No cash in a sale above {limit}'),
  below_floor: refusal('price_floor')('Below the price floor: {clauses}'),
  unit_at_least: part('{code} ({id}), at least {least}'),
  at_least: invalid('At least {least}'),
  basket_not_found: notFound('The held basket was not found'),
  basket_resumed: refusal('resumed')('{by} went on with it, {when}'),
  parts_differ: invalid('The parts add up to {sum}, and {due} is due'),
  paid_twice: invalid('Say once how it is paid: for the whole or for each item'),
  way_of_item_missing: invalid('Please choose how it is paid'),
  mixed_sale_types: refusal('mixed_sale_types')(
    'Sales in the store and online are paid separately',
  ),
  received_below_cash: invalid('At least {least} is to be paid in cash'),
  no_such_seller: invalid('Nobody of this shop has that id'),
  bank_missing: invalid('Please choose a bank'),

  sale_not_found: notFound('The sale was not found'),
  return_not_found: notFound('The return was not found'),
  slip_not_found: notFound('Slip {code} was not found'),
  receipt_not_found: notFound('Receipt {number} was not found'),
  line_not_found: notFound('Line {id} was not found'),
  never_sold: refusal('never_sold')("{code} was never sold: it can't be taken back"),
  code_or_number_missing: invalid('Please scan a code or enter a number'),
  already_reversed: refusal('already_reversed')('Already taken back or changed: {units}'),
  taken_in_exchange: refusal('exchanged')('This was taken in exchange with return {number}'),
  till_closed_since: refusal('closed')(
    'The till was closed since: the change would count today, not on the day of the sale',
  ),
  sold_in_other_shop: forbidden('This was sold in another shop, whose staff can put it right.'),
  made_in_other_shop: forbidden('This was made in another shop, whose staff can note it.'),
  settle_first: refusal('to_settle')(
    'A unit of this sale was sold twice while there was no connection. Settle that first.',
  ),
  not_to_settle: conflict('Nothing is left to settle: somebody did it before'),
  settled_twice: invalid('Each line can be settled only once'),
  not_in_its_place: invalid(
    '{code} ({id}) is another product or size, or not in stock in that shop',
  ),
  set_aside_first: invalid(
    '{code} ({id}) is set aside. Put it back on sale first, then settle the sale.',
  ),
  unit_of_nobody: notFound('Unit {id} was not found'),
  seller_of_nobody: notFound('Nobody of this company has the id {id}'),
  slip_of_other_till: invalid('Slip {slip} is not of this till'),
  unit_without_line: conflict("This unit isn't among the goods that this till keeps"),
  sold_without_line: refusal('already_sold')('This till sold it already, without a connection'),
  floor_without_line: invalid(
    'At least {least}: somebody has to approve less, and that needs a connection',
  ),
  cannot_keep_sale: refusal('unavailable')("This device can't keep the sale. Nothing was sold."),
  over_without_line: refusal('unauthorized')(
    'This till has been without a connection for twelve hours. It sells nothing more until the connection is back.',
  ),

  corrected_twice: invalid('Each line can be corrected only once'),
  parts_missing: invalid('It was paid in several ways: please say how much by each'),
  correction_changes_nothing: invalid('Nothing changes'),

  taken_back_twice: invalid('Each line can be taken back only once'),
  note_missing: invalid('Please say why in the note'),
  way_missing: invalid('Please choose how the difference is paid'),
  beyond_rules: refusal('beyond_rules')('{clauses}'),
  sold_too_long_ago: part('{code} ({id}) was sold more than {days} days ago'),
  paid_otherwise: part('It was paid by {before}, not by {after}'),
  way_cash: part('cash'),
  way_bank: part('bank'),
  way_courier: part('courier'),
} as const;

/** Refusals about tills and their closing. */
export const TILL_REFUSALS = {
  shop_not_found: notFound('The shop was not found'),
  no_such_shop: invalid('There is no such shop'),
  closing_not_found: notFound('The closing was not found'),
  till_of_other_shop: forbidden('You work in one shop: this is the till of another.'),
  cash_moved: conflict('Cash has moved already: the drawer is counted when you close'),
  booked_since: refusal('changed')('Something was booked since the counting began'),
  left_above_counted: invalid('There is less in the drawer than what should stay in it'),
  difference_unexplained: invalid('Please give a reason: the count differs from what was booked'),
  differences_unexplained: invalid('Please give a reason: {differences}'),
  cash_differs: part('Cash {difference}'),
  bank_differs: part('{bank} {difference}'),
} as const;
