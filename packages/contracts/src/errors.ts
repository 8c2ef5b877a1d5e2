/** Every code that a failed call may carry, with its HTTP status. */
export const ERROR_STATUS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  price_floor: 403,
  approval_invalid: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_sold: 409,
  in_use: 409,
  duplicate: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  no_room: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
