import type { APIResponse, Request, Route } from '@playwright/test';

import { inFirefox } from '../firefox/adapt';
import { notedBody } from '../firefox/bodies';

/** What a request sends. */
export const bodyOf = async (request: Request): Promise<string | null> =>
  inFirefox() ? notedBody(request) : request.postData();

/** The server gets the request; of its answer only the test hears, so far. */
export async function passOn(route: Route): Promise<APIResponse> {
  const postData = (await bodyOf(route.request())) ?? undefined;
  return route.fetch({ postData });
}
