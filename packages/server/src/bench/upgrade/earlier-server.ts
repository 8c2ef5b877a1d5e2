import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const MIGRATIONS = 'packages/server/migrations';

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9 }).trim();

/** The last commit whose server knows nothing of the newest migration. */
export function lastBeforeMigration(): string {
  const [newest] = fs.readdirSync(path.join(ROOT, MIGRATIONS)).sort().reverse();
  const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', `${MIGRATIONS}/${newest}`);
  if (!added) throw new Error(`The history does not say when ${newest} came: give --from.`);
  return `${added}^`;
}

/**
 * The server of an earlier commit, installed and bundled in a folder of its own; answers the file
 * to run.
 */
export function earlierServer(ref: string, folder: string): string {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const archive = path.join(folder, 'earlier.tar');
  git('archive', '--output', archive, commit);
  const home = path.join(folder, 'earlier');
  fs.mkdirSync(home);
  execFileSync('tar', ['-xf', archive, '-C', home]);
  fs.rmSync(archive);
  const manifest = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const install = ['--yes', manifest.packageManager, 'install', '--frozen-lockfile'];
  const { NODE_OPTIONS: _, ...env } = process.env;
  execFileSync('npx', install, { cwd: home, env, stdio: 'ignore' });
  const bundler = path.join(home, 'scripts/serving/server-bundle.mjs');
  return execFileSync(process.execPath, [bundler], { cwd: home, env, encoding: 'utf8' }).trim();
}
