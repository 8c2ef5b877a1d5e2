import fs from 'node:fs';

import type { Config } from '../../config';
import { refuse } from '../../errors';

/** Bytes that this process may still write where the folder lies. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

const MEGABYTE = 1_024 * 1_024;
export const inMegabytes = (bytes: number): string =>
  `${Math.floor(bytes / MEGABYTE).toLocaleString('en')} MB`;

/** Bytes that a start may write: a new cluster, or a few segments of the log. */
const TO_START = 64 * MEGABYTE;

/** Whether the disk has room for writes: the database would not survive a full one. */
export interface DiskRoom {
  hasRoom: () => boolean;
  /** Throws a 503 where it has none. */
  refuseWithoutRoom: () => void;
}

/** A database elsewhere minds its own disk. */
const ROOM_ELSEWHERE: DiskRoom = { hasRoom: () => true, refuseWithoutRoom: () => undefined };

/**
 * Looks at the disk each time it is asked, which takes microseconds. The first look after the disk
 * filled up, or has room again, calls `onTurn`.
 */
export function watchRoom(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'leastFree'>,
  onTurn?: (isFull: boolean, free: number) => void,
): DiskRoom {
  if (config.databaseUrl) return ROOM_ELSEWHERE;
  let wasFull = false;
  const hasRoom = () => {
    const free = freeBytes(config.dataDir);
    const isFull = free < config.leastFree;
    if (isFull !== wasFull) onTurn?.(isFull, free);
    wasFull = isFull;
    return !isFull;
  };
  return {
    hasRoom,
    refuseWithoutRoom: () => {
      if (hasRoom()) return;
      throw refuse('no_room', {}, { retryAfter: 30 });
    },
  };
}

/** Whether there is room for a checkpoint, a vacuum or an orderly end, which all write. */
export const canTidyUp = (folder: string): boolean => freeBytes(folder) >= TO_START;

/** Throws, in words for a terminal, where the disk is so full that nothing can even start. */
export function refuseFullDisk(folder: string): void {
  if (canTidyUp(folder)) return;
  const free = freeBytes(folder);
  throw new Error(
    `The disk of ${folder} is full: ${inMegabytes(free)} are free, ${inMegabytes(TO_START)} are needed to start. Make room, then start again; nothing is lost.`,
  );
}
