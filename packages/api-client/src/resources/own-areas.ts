import { ownAreasCalls } from '@backoffice/contracts';

import { call } from './call';
import { send } from './send';

/** Milliseconds for the answer: a page waits for it before it shows anything. */
const TIME_LIMIT = 8_000;

/** The releases that this session sees, as the server says them. Throws ApiError. */
export const readOwnAreas = async (timeLimit = TIME_LIMIT): Promise<unknown> =>
  (await send(ownAreasCalls.mine, { timeout: timeLimit })).data;

/** Sees a preview in this session, by the secret of a link; 404 `preview_over` where it leads to none. */
export const enterPreview = (secret: string) => call(ownAreasCalls.preview, { body: { secret } });

/** Sees the served releases again. Throws ApiError. */
export const leavePreview = () => call(ownAreasCalls.leave, {});
