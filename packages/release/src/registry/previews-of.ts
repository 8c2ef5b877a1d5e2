import type { RegistryFile } from '@backoffice/contracts';

/** The previews that aren't over, by name. */
export const previewsOf = ({ previews = {} }: RegistryFile, now = new Date()) =>
  Object.fromEntries(
    Object.entries(previews).filter(([, { until }]) => Date.parse(until) > now.getTime()),
  );
