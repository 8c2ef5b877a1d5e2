import {
  ledgerCalls,
  auditCalls,
  authenticationCalls,
  clientViewCalls,
  companyCalls,
  eventCalls,
  exportCalls,
  figureCalls,
  importCalls,
  offlineSaleCalls,
  ownAreasCalls,
  referenceCalls,
  releaseCalls,
  peopleCalls,
  saleCalls,
  secondFactorCalls,
  sharedTillCalls,
  sizeRunCalls,
  transactionCalls,
} from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';

/** Calls that take no id of anything: they speak of the session's own company only. */
export const WITHOUT_IDS: Call[] = [
  ...[authenticationCalls.login, authenticationCalls.logout, authenticationCalls.user],
  ...[authenticationCalls.changePassword, authenticationCalls.verifyToken],
  ...Object.values<Call>(secondFactorCalls).filter((call) => call !== secondFactorCalls.reset),
  // The cookie says which till it is; tested in modules/shared-tills and modules/offline-sales.
  ...[sharedTillCalls.here, sharedTillCalls.signIn],
  ...[offlineSaleCalls.terms, offlineSaleCalls.stock],
  ...[sharedTillCalls.pin, sharedTillCalls.setPin, sharedTillCalls.removePin],
  ...Object.values<Call>(companyCalls),
  ...[
    referenceCalls.addBrand,
    referenceCalls.addColor,
    referenceCalls.addNumber,
    referenceCalls.addType,
  ],
  referenceCalls.addLocation,
  ...[transactionCalls.subtypes, ledgerCalls.addArticle],
  ...Object.values<Call>(figureCalls),
  ...[peopleCalls.list, peopleCalls.ownSessions, saleCalls.sellers, auditCalls.exported],
  ...[sizeRunCalls.apart, sizeRunCalls.joined],
  // Files, which modules/imports and modules/exports test themselves.
  importCalls.upload,
  ...Object.values<Call>(exportCalls),
  // They change and tell of the session alone.
  ...[...Object.values<Call>(ownAreasCalls), clientViewCalls.count, releaseCalls.list],
  // live/live.test.ts tests who hears what.
  eventCalls.stream,
  // Their secret says who it is for.
  ...[peopleCalls.invited, peopleCalls.accept],
];
