import { CommandError } from '../errors';

export const damaged = (cause?: unknown) =>
  new CommandError('The file is damaged or is no whole backup', { cause });
