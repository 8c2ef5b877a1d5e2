import fs from 'node:fs';

/**
 * Makes the releases' folder where there is none: for everybody to read, as another web server may
 * serve what lies in it, while all else that the process makes is its owner's.
 */
export function makeReleasesFolder(folder: string): void {
  const usual = process.umask(0o022);
  try {
    fs.mkdirSync(folder, { recursive: true });
  } finally {
    process.umask(usual);
  }
}
