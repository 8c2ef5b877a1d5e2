import { refusal } from './entry';

const invalid = refusal('invalid');
const forbidden = refusal('forbidden');
const unauthorized = refusal('unauthorized');
const notFound = refusal('not_found');
const conflict = refusal('conflict');

const PASSWORD_REFUSALS = {
  login_refused: unauthorized('E-mail or password is wrong'),
  current_password_wrong: invalid('The current password is wrong'),
  not_the_current_password: invalid('This is not the current password'),
  not_your_password: invalid('This is not your password'),
  password_length: invalid('A password has {shortest} to {longest} characters'),
  password_blank: invalid('A password needs more than spaces'),
  password_common: invalid('This password is too easy to guess'),
  password_is_name: invalid('A name of a person or of the company is no password'),
  password_same: invalid('This is the old password'),
  too_many_attempts: refusal('too_many_requests')('Too many attempts. Wait {seconds} seconds.'),
  too_many_sign_in: refusal('unavailable')('Too many sign in at once'),
  link_over: notFound(
    'This link was used already, a newer one took its place, or it is too old. Ask for a new one.',
  ),
} as const;

const FACTOR_REFUSALS = {
  code_required: refusal('code_required')('Please type the code of your second factor'),
  code_refused: refusal('code_refused')('This code is wrong, expired or already used'),
  code_wrong: invalid('This code is wrong or expired'),
  factor_key_lost: refusal('unavailable')(
    'The key of the second factors is missing on the server. Use a recovery code, or ask the operator to restore the key file or remove your second factor.',
  ),
  no_factor: conflict('There is no second factor'),
  no_factor_begun: conflict('No second factor was begun. Start again.'),
  factor_wanted: forbidden('Your company asks for a second factor.'),
  own_factor: forbidden('Turn your own second factor off in your profile.'),
} as const;

const PIN_REFUSALS = {
  pin_wrong: unauthorized('This PIN is wrong'),
  pin_easy: invalid('Six different digits, not in a row, are harder to guess'),
  pin_locked: refusal('pin_locked')('Too many wrong PINs. Sign in with your password once.'),
  no_pin: conflict('There is no PIN'),
  no_shared_till: unauthorized('This device is no shared till'),
  shared_till_not_found: notFound('The shared till was not found'),
  no_till_number: conflict('All 999 numbers of tills are taken'),
  keeps_no_selling: conflict('This shared till does not go on selling without a connection'),
  too_many_shared_tills: conflict('There are {most} shared tills. Revoke one first.'),
  password_sign_in_needed: forbidden('Sign in with your password to change how you sign in.'),
} as const;

const APPROVAL_REFUSALS = {
  approver_not_found: notFound('This person was not found'),
  may_not_approve: forbidden('{name} may not allow this'),
  not_their_pin: invalid("This is not {name}'s PIN"),
  not_their_password: invalid("This is not {name}'s password"),
  approval_unfit: refusal('approval_invalid')(
    'This approval was used, is too old, or was given for something else',
  ),
} as const;

/** Refusals about signing in, people and their rights. */
export const PEOPLE_REFUSALS = {
  ...PASSWORD_REFUSALS,
  ...FACTOR_REFUSALS,
  ...PIN_REFUSALS,
  ...APPROVAL_REFUSALS,
  person_not_found: notFound('The person was not found'),
  session_not_found: notFound('The session was not found'),
  own_shop_profile: forbidden('You work in one shop. An owner can change which.'),
  email_taken: refusal('duplicate')('Somebody has this e-mail already'),
  shop_missing: invalid('Who works only for one shop needs a shop'),
  owner_missing: invalid('The company needs an owner who may sign in'),
  last_owner: refusal('last_owner')(
    'The company needs an owner who may sign in and works for all shops. Make somebody else one first.',
  ),
  person_disabled: conflict('{name} may not sign in. Enable them first.'),
} as const;
