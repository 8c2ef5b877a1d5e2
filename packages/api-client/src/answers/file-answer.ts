import type { AxiosResponse } from 'axios';

import { ApiError } from '../api-error';
import { readAnswer, type Answer } from './answer';

/** The name under which a file was sent. */
function nameOf(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return encoded === undefined ? 'export' : decodeURIComponent(encoded);
}

/** A refusal or a proxy's page comes as bytes too where a file was asked for: reads them. */
async function readable(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  const text = await data.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The file of an answer, with the name that the server gave it. Throws ApiError. */
export async function readFileAnswer(response: AxiosResponse<unknown>): Promise<Answer<File>> {
  const { data, headers, status } = response;
  const disposition = String(headers['content-disposition'] ?? '');
  if (status === 200 && data instanceof Blob && disposition.startsWith('attachment')) {
    return { data: new File([data], nameOf(disposition), { type: data.type }) };
  }
  readAnswer({ ...response, data: await readable(data) });
  throw new ApiError({ status, code: 'bad_answer' });
}
