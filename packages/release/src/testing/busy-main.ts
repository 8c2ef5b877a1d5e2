import { promoteCanary, startCanary } from '../beside/canary';
import { addToPreview, linkTo } from '../beside/previews';
import { publish, stage } from '../publish';
import { rollBack } from '../roll-back';
import { switchTo } from '../switch-to';
import { areaFiles, buildIn } from './sample-builds';

/** Switches, previews and promotes without an end, in a process of its own that a test kills. */
const [releases = '', folder = '', round = ''] = process.argv.slice(2);
const build = (version: string) =>
  buildIn(folder, 'sales', `${round}-${version}`, areaFiles('sales', { text: round + version }));

process.stdout.write('begun');
for (let turn = 1; ; turn += 1) {
  await addToPreview(releases, 'pr-1', [await build(`${turn}a`)]);
  await linkTo(releases, 'pr-1');
  await startCanary(releases, [await build(`${turn}b`)], { locations: [1], people: [] });
  await promoteCanary(releases, ['sales']);
  await publish(releases, await build(`${turn}c`));
  await stage(releases, await build(`${turn}d`));
  await switchTo(releases, 'sales');
  await rollBack(releases, 'sales');
}
