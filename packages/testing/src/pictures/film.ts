import type { GreyPicture } from './grey-picture';

/**
 * A film for Chromium's fake camera, which plays it in a loop (YUV4MPEG2). All pictures must have
 * the same size, with an even width and height.
 */
export function filmOf(pictures: readonly GreyPicture[], perSecond: number): Uint8Array {
  const { width = 0, height = 0 } = pictures[0] ?? {};
  const head = encode(`YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420jpeg\n`);
  const begin = encode('FRAME\n');
  const colourless = new Uint8Array((width * height) / 2).fill(128);
  const parts = [head, ...pictures.flatMap(({ data }) => [begin, data, colourless])];
  const film = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    film.set(part, at);
    at += part.length;
  }
  return film;
}

const encode = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
