import { refusal } from './entry';

const malformed = refusal('malformed');
const invalid = refusal('invalid');
const forbidden = refusal('forbidden');
const notFound = refusal('not_found');
const unavailable = refusal('unavailable');
const tooMany = refusal('too_many_requests');
const mismatch = refusal('idempotency_mismatch');

/** Refusals of requests as such, whatever they are about. */
export const REQUEST_REFUSALS = {
  request_unreadable: malformed('The request could not be read'),
  address_too_long: malformed('The address is too long'),
  body_missing: malformed('The body is missing'),
  request_too_large: refusal('too_large')('The request is too large'),
  only_json: refusal('unsupported_media_type')('Only application/json is understood'),
  method_unknown: refusal('method_not_allowed')('This address knows only {methods}'),
  nothing_here: notFound('There is nothing at this address'),
  front_end_missing: notFound('The front end has not been built yet'),

  sign_in_first: refusal('unauthorized')('Please sign in'),
  not_allowed: forbidden('You are not allowed to do this'),
  host_unknown: forbidden(
    'This server does not go by that name. Whoever runs it lists its names in ALLOWED_HOSTS.',
  ),
  operators_only: forbidden('Only on the machine itself, or with OPERATIONS_TOKEN'),

  cursor_unknown: invalid('cursor: not one of ours'),
  key_unfit: invalid('Idempotency-Key: 8 to 200 printable characters without spaces'),
  id_missing: invalid('Missing item id or endpoint.'),
  id_differs: invalid('id: differs from the address'),
  not_changed_here: invalid("This can't be changed here"),
  fields_not_changed_here: invalid("This can't be changed here: {fields}"),
  start_after_end: invalid('The start date is after the end date'),
  out_of_range: invalid('A value is out of range'),

  saved_before: mismatch(
    'Your earlier attempt was saved with what the form held then. Close the form and look at the list before you save again.',
  ),
  saved_by_colleague: mismatch(
    'A colleague has saved this already. Close the form and look at the list before you save again.',
  ),
  edited_since: refusal('edited_since')('Somebody else has changed this in the meantime'),

  preview_over: notFound('This link leads to no preview any more. Ask for a new one.'),

  too_many_streams: tooMany('Too many open streams of this person'),
  too_many_reports: tooMany('Too many reports'),
  server_failed: refusal('internal')('Something went wrong on the server'),
  server_closing: unavailable('The server is closing'),
  database_away: unavailable('The database does not answer. Please try again.'),
  database_busy: unavailable('The database is busy. Please try again.'),
  no_room: refusal('no_room')('There is no room on the disk of the server. Nothing was saved.'),
} as const;
