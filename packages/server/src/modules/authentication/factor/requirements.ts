import { AppError } from '../../../errors';

export const noFactor = () => new AppError('conflict', 'There is no second factor');
