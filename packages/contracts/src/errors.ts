/** Every code that a failed call may carry, with its HTTP status. */
export const ERROR_STATUS = {
  malformed: 400,
  unauthorized: 401,
  /** The password is right, and the person has a second factor. */
  code_required: 401,
  /** The code of the second factor is wrong, too old, or was used before. */
  code_refused: 401,
  forbidden: 403,
  price_floor: 403,
  approval_invalid: 403,
  /** Too many wrong PINs: the password is asked for. */
  pin_locked: 403,
  /** A return after too long, or paid out in another way; somebody may approve it. */
  beyond_rules: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_sold: 409,
  /** The line was taken back, corrected or voided before; `conflicts` say when and by whom. */
  already_reversed: 409,
  /** Somebody went on with the basket; `data` says who and when. */
  resumed: 409,
  /** The sale is part of an exchange. */
  exchanged: 409,
  /** A unit of the sale was sold twice while there was no line; somebody settles that first. */
  to_settle: 409,
  /** The till, the count or the shipment was closed since the screen was drawn. */
  closed: 409,
  /** Something was booked since the version that was sent; `data` is how it stands now. */
  changed: 409,
  /** Somebody saved it since the version that was sent; `data` is the row as it is now. */
  edited_since: 409,
  /** In stock, but not for sale. */
  set_aside: 409,
  /** Lost, damaged, written off or never delivered: not in stock. */
  gone: 409,
  /** Sent to another shop and not there yet; `conflicts` say in which shipment. */
  in_transit: 409,
  /** Part of an import that is not done yet; `conflicts` say which. */
  importing: 409,
  /** A count would change other units than the screen showed; `data.lines` are the new ones. */
  count_changed: 409,
  /** Something else happened to the unit since; `conflicts` say what. */
  moved_since: 409,
  /** Prices or stock changed since the preview. */
  stale_preview: 409,
  in_use: 409,
  duplicate: 409,
  /** A company must keep an owner who can sign in and works for all of its shops. */
  last_owner: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  /** Tenders pay for store and online sales at once. */
  mixed_sale_types: 422,
  never_sold: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  no_room: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
