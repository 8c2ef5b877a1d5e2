const CAMERA = "a film as the camera's picture is a switch of Chromium alone";
const FINGERS =
  'BiDi gives a page no finger: its style sheets see a mouse, and a tap or a pull changes nothing';
const INSTALLED =
  'only Chromium says whether it would install a page; Firefox on a desktop never does';
const NUMBER_PAD =
  "Playwright's number pad has a point, that with a comma comes by the protocol of Chromium";
const LAST_WORDS =
  'Firefox ends the process of a page that BiDi closes, at times before its last words are out';
const CLOSER_LINES =
  'lines stand closer on paper than on screen, where the roll is measured: 0.5 mm more stay empty';
const TAB_LEAVES =
  "past the page's end Tab goes into Firefox's own bars, whence BiDi brings no focus back";
const NO_STEPS = 'steps are noted in Chromium alone, by its protocol (keep-failure.ts)';
const PICTURE = 'a picture over BiDi takes a style that the policy of the page refuses aloud';
const NO_BROWSER = 'opens no browser';

/** @type {(why: string, ...names: string[]) => Record<string, string>} */
const all = (why, ...names) => Object.fromEntries(names.map((name) => [`${name}.test.ts`, why]));

/**
 * What of the browser tests does not run with `BROWSER=firefox`, and why: whole files, or tests by
 * their title. A run prints what it leaves out.
 *
 * @type {Record<string, string | Record<string, string>>}
 */
const NOT_IN_FIREFOX = {
  ...all(CAMERA, 'camera'),
  ...all(FINGERS, 'fingers'),
  ...all(NO_BROWSER, 'start'),
  'closings.test.ts': {
    'who counts blind takes home what was counted, and nothing of what was expected': CLOSER_LINES,
  },
  'counts.test.ts': { 'a page that is closed says that its device is done': LAST_WORDS },
  'failure.test.ts': {
    'what goes wrong leaves a picture, what stood there, and the steps': NO_STEPS,
  },
  'install.test.ts': {
    'from a page under %s the product can be installed': INSTALLED,
  },
  'money-dialogs.test.ts': {
    'money is what the number pad puts into its field, with the comma of its keyboard': NUMBER_PAD,
  },
  'second-factor.test.ts': {
    'a cashier sets it up on a phone, and comes in by code and by recovery code': PICTURE,
    'a company asks for it: a manager sets it up and goes on; an owner takes it away': PICTURE,
  },
  'shell-tasks.test.ts': {
    'every task of the shell can be done by keyboard alone': TAB_LEAVES,
  },
};

/** Patterns of the files of which nothing runs. */
function filesNotInFirefox() {
  const whole = Object.entries(NOT_IN_FIREFOX).filter(([, why]) => typeof why === 'string');
  for (const [file, why] of whole) process.stderr.write(`not in Firefox: ${file}: ${why}\n`);
  return whole.map(([file]) => `/${file.replaceAll('.', '\\.')}$`);
}

module.exports = { NOT_IN_FIREFOX, filesNotInFirefox };
