export { releasesFolder } from './commands/releases-folder';
export { publish } from './publish';
export { linkUsers, textOfUsers } from './upkeep/link-users';
export { entryFor, readRegistry, writeRegistry } from './registry/registry-file';
export { addRelease, type Build } from './registry/release-files';
export { serveBuilds } from './registry/serve-builds';
export { rollBack } from './roll-back';
export { startTogether } from './start/start-together';
export { tellStart } from './start/tell-start';
