import { AppError } from '../errors';

export const damaged = (cause?: unknown) =>
  new AppError('invalid', 'The file is damaged or is no whole backup', { cause });
