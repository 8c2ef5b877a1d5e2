export { allowedActions } from './allowed-actions';
export type { Answer } from './answers/answer';
export { ApiError, isLineAway, type ApiErrorCode, type ApiErrorDetails } from './api-error';
export { clientConfig, configure } from './config';
export {
  clearDraft,
  defineDraft,
  loadDraft,
  saveDraft,
  type DraftKind,
  type DraftOwner,
} from './drafts';
export { http, interceptHttp, type HttpMethod, type HttpOptions } from './http';
export { createIdempotencyKey, DraftKey } from './idempotency';
export {
  isOfServer,
  lineAwaySince,
  lineDoubtedSince,
  noteLine,
  noteOffline,
  onLineChange,
  SECOND_TRY,
} from './line';
export { onLiveEvent, tellLiveEvents } from './live-events';
export { createQueryClient, type QueryClientOptions } from './query-client';
export { serverAhead, serverNow } from './clock/server-clock';
export {
  clearToken,
  getToken,
  onSessionChange,
  refuseToken,
  setToken,
  type SessionCause,
  type SessionChange,
} from './session';
export { askStandIn, hasStandIn, standInBy, type AskedOfStandIn, type StandIn } from './stand-in';
