import type { APIResponse, Request, Route } from '@playwright/test';

import { inFirefox } from '../firefox/adapt';
import { notedBody } from '../firefox/bodies';

export const bodyOf = async (request: Request): Promise<string | null> =>
  inFirefox() ? notedBody(request) : request.postData();

/** Sends a request on to the server; so far only the test gets the answer. */
export async function passOn(route: Route): Promise<APIResponse> {
  const postData = (await bodyOf(route.request())) ?? undefined;
  return route.fetch({ postData });
}
