import { PassThrough, Writable } from 'node:stream';

import { openTerminal, readPassword } from './terminal';

function screen() {
  const shown: string[] = [];
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      shown.push(chunk.toString());
      done();
    },
  });
  return { output, shown: () => shown.join('') };
}

test('a password is asked for twice and never shown', async () => {
  const keyboard = new PassThrough();
  const { output, shown } = screen();
  const terminal = openTerminal(keyboard, output);
  const password = readPassword(terminal, keyboard);
  // The second is typed before it is asked for.
  keyboard.write('correct horsx\u007fe\rcorrect horse\r');
  expect(await password).toBe('correct horse');
  expect(shown()).toBe('Password: \nThe same again: \n');
  terminal.close();
});

test('two different passwords, or one that is too short, are refused', async () => {
  const keyboard = new PassThrough();
  const terminal = openTerminal(keyboard, screen().output);
  keyboard.write('correct horse\rcorrect house\rshort\r');
  await expect(readPassword(terminal, keyboard)).rejects.toThrow('The two passwords differ');
  await expect(readPassword(terminal, keyboard)).rejects.toThrow('8 to 128 characters');
  terminal.close();
});

test('an answer is shown, and an empty one takes what was proposed', async () => {
  const keyboard = new PassThrough();
  const { output, shown } = screen();
  const terminal = openTerminal(keyboard, output);
  keyboard.write('Këpucë\r\r');
  expect(await terminal.ask('Name')).toBe('Këpucë');
  expect(await terminal.ask('Time zone', 'Europe/Belgrade')).toBe('Europe/Belgrade');
  expect(shown()).toContain('Time zone [Europe/Belgrade]: ');
  keyboard.end();
  await expect(terminal.ask('Name')).rejects.toThrow('Cancelled');
});
