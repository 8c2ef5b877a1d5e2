import { AppError } from '../../../errors';
import { forbidden } from '../../../http/authorize';
import type { Caller } from '../../../http/context';

/** At a counter that several people use, nobody changes how they sign in. */
export function requireNoSharedTill({ sharedTill }: Caller): void {
  if (sharedTill) throw forbidden('Sign in with your password to change how you sign in.');
}

export const noFactor = () => new AppError('conflict', 'There is no second factor');
