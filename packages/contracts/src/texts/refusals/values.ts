import { refusal } from './entry';

const invalid = refusal('invalid');

/** Refusals of single values, shown beside their fields. The schemas use the first part's texts. */
export const VALUE_REFUSALS = {
  value_no_amount: invalid('Not an amount in euros and cents'),
  value_not_whole: invalid('Not a whole number'),
  value_no_text: invalid('Invalid text'),
  value_before_1900: invalid('Before 1900'),
  value_not_six_digits: invalid('Six digits'),
  nothing_moves: invalid('Nothing moves'),
  too_much_at_once: invalid('At most 100,000 € at once'),
  purpose_missing: invalid('Say what it is for'),
  nothing_to_put_right: invalid('Nothing to put right'),
  cents_unfit: invalid('Cents, as .90'),
  no_denomination: invalid('Not a note or coin of the euro'),

  value_unfit: invalid('Invalid'),
  value_missing: invalid('Missing'),
  value_no_number: invalid('Not a number'),
  value_no_day: invalid('Not a day'),
  value_no_email: invalid('Not an e-mail address'),
  value_too_short: invalid('At least {shortest} characters'),
  value_too_long: invalid('At most {longest} characters'),
  value_too_small: invalid('At least {smallest}'),
  value_too_large: invalid('At most {largest}'),
  value_too_few: invalid('At least {fewest} entries'),
  value_too_many: invalid('At most {most} entries'),

  /** A field that is not on screen, and what is wrong with it. */
  field_refused: invalid('{field}: {problem}'),
} as const;
