import { areaFiles, hostFiles, workshop } from '../testing/sample-builds';
import { readAreaRelease, readHostRelease } from './read-release';
import type { Weight } from './weigh';

const briefly = ({ weights }: { weights: Weight[] }) =>
  weights.map(({ what, files }) => [what, files.map(([file]) => file).sort()]);

test('a page weighs what is loaded before it shows, with the longest texts', async () => {
  const { build } = await workshop();
  const files = {
    pages: { selling: ['shared.js', 'selling.css'] },
    texts: { en: ['en.js'], ar: ['ar.js', 'shared.js'] },
  };
  const { folder } = await build('sales', '1', {
    ...areaFiles('sales'),
    'files.json': files,
    'shared.js': 'a',
    'selling.css': 'b',
    'en.js': 'c',
    'ar.js': 'لا إله',
    'later.js': 'd',
  });
  const page = ['ar.js', 'expose.js', 'remote-entry.js', 'selling.css', 'shared.js'];
  expect(briefly(readAreaRelease(folder, { name: 'sales', version: '1' }))).toEqual([
    ['sales\'s page "selling"', page],
    ['all of sales', [...page, 'en.js', 'later.js'].sort()],
  ]);
});

test('the host weighs what its page names, and its texts', async () => {
  const { build } = await workshop();
  const { folder } = await build('host', '1', {
    ...hostFiles(),
    'index.html': '<link href="/main.css" rel="stylesheet"><script defer src="/main.js"></script>',
    'main.css': 'a',
    'files.json': { pages: {}, texts: { en: ['en.js'] } },
    'en.js': 'b',
  });
  expect(briefly(readHostRelease(folder, { version: '1' }))).toEqual([
    ["the sign-in's scripts", ['en.js', 'main.js']],
    ["the sign-in's styles", ['main.css']],
  ]);
});
