import { refuse } from '../../../errors';

export const noFactor = () => refuse('no_factor');
