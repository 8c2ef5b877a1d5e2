import { remoteConfig } from './rspack.mjs';

/** A remote's whole rspack.config.mjs is a re-export of this. */
export default remoteConfig(process.cwd());
