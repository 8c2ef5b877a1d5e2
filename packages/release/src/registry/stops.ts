/** Called at each named point of a release; tests interrupt it there. */
export type StopAt = (
  point: 'built' | 'half copied' | 'copied' | 'before the rename' | 'renamed',
) => Promise<void>;

export const NO_STOPS: StopAt = async () => {};
