const CAMERA = "a film as the camera's picture is a switch of Chromium alone";
const HELD = 'route.fetch hangs: over BiDi Playwright never sees the body of a request';
const BODY = 'reads the body of a request, which Playwright never sees over BiDi';
const PACE = 'needs keys at an exact pace, which only the protocol of Chromium has';
const DOWNLOAD = 'a download fires no event over BiDi';
const PAPER = 'page.pdf over BiDi takes another paper than the page asks for';
const SAME = 'is about builds or the development server, no browser';
const UNTRIED = 'nobody has seen it pass in Firefox yet: take it off the list and try';

/** @type {(why: string, ...names: string[]) => Record<string, string>} */
const all = (why, ...names) => Object.fromEntries(names.map((name) => [`${name}.test.ts`, why]));

/**
 * What of the browser tests does not run with `BROWSER=firefox`, and why: whole files, or tests by
 * their title. A run prints what it leaves out. Of a whole file only some tests may be concerned:
 * the others were not tried one by one.
 *
 * @type {Record<string, string | Record<string, string>>}
 */
const NOT_IN_FIREFOX = {
  ...all(CAMERA, 'camera'),
  ...all(SAME, 'development', 'start'),
  ...all(DOWNLOAD, 'exports', 'import', 'products'),
  ...all(HELD, 'catalogue', 'receiving', 'returns', 'shell-tasks', 'slips', 'transactions'),
  ...all(BODY, 'dashboard', 'money-dialogs'),
  ...all(PACE, 'scanner', 'scanner-fields'),
  ...all(PAPER, 'labels'),
  ...all(
    UNTRIED,
    ...['administration', 'broken-area', 'closings', 'counts', 'day-sales', 'deliveries'],
    ...['floating', 'pages', 'people', 'phone', 'plain-server', 'prices', 'product-codes'],
    ...['quick-search', 'rights', 'shared-modules', 'shipments', 'sold-sale', 'stock-list'],
    ...['till', 'widths'],
  ),
  'selling.test.ts': {
    'the network cut between request and answer: the draft is kept, and a retry sells once': HELD,
  },
};

/** Patterns of the files of which nothing runs. */
function filesNotInFirefox() {
  const whole = Object.entries(NOT_IN_FIREFOX).filter(([, why]) => typeof why === 'string');
  for (const [file, why] of whole) process.stderr.write(`not in Firefox: ${file}: ${why}\n`);
  return whole.map(([file]) => `/${file.replaceAll('.', '\\.')}$`);
}

module.exports = { NOT_IN_FIREFOX, filesNotInFirefox };
