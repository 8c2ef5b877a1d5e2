import { Writable } from 'node:stream';

import { peopleCalls as calls } from '@backoffice/contracts';

import { readConfig } from '../../config';
import { mailer } from '../../mail/mailer';
import { apiCaller } from '../../testing/api-caller';
import { type MailServer, startMailServer } from '../../testing/mail-server';
import { secretOf, somebody } from '../../testing/shop/people';
import { openShop } from '../../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../../testing/test-server';

let mail: MailServer;
let server: TestServer;
let log = '';
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});

beforeAll(async () => {
  mail = await startMailServer();
  const from = 'Back office <office@shop.example>';
  const config = { mail: { url: mail.url, from } };
  server = await startTestServer({ config, logLevel: 'info', logTo });
}, 60_000);
afterAll(async () => {
  await server.close();
  await mail.close();
});
beforeEach(() => {
  mail.answerWith('250 taken');
  mail.letters.length = 0;
  log = '';
});

/** Undoes the breaks that mail puts into long lines. */
const plain = (letter = '') => letter.replaceAll('=\n', '').replaceAll('=3D', '=');

test('a link is sent in a short letter to the person it is for', async () => {
  const { api } = await openShop(server);
  const username = 'Arta, "Boss"\r\nBcc: thief@shop.example';
  const body = somebody('cashier', { username });
  const { id, link, mail: sent } = (await api.ok(calls.invite, { body })).data;
  expect(sent).toBe('sent');
  const letter = plain(mail.letters[0]);
  expect(letter).toContain('From: Back office <office@shop.example>');
  expect(letter).toContain(`<${body.email}>`);
  expect(letter.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/im);
  expect(letter).toMatch(/^Subject: Your invitation to Shop \d+$/m);
  expect(letter).toContain(link);
  expect(letter).toContain('works once, until ');
  expect(letter).not.toMatch(/html/i);

  const params = { secret: secretOf(link) };
  await apiCaller(server.url).ok(calls.accept, { params, body: { password: 'battery staple' } });
  const reset = (await api.ok(calls.reset, { params: { id } })).data;
  expect(reset.mail).toBe('sent');
  expect(plain(mail.letters[1])).toMatch(/^Subject: A new password for Shop \d+$/m);
  expect(plain(mail.letters[1])).toContain(reset.link);
});

test('a mail server that refuses it is told with the link, and the log tells why', async () => {
  const { api } = await openShop(server);
  mail.answerWith('554 spam');
  const answer = (await api.ok(calls.invite, { body: somebody('cashier') })).data;
  expect(answer.mail).toBe('failed');
  expect(log).toContain('a link could not be sent by mail');
  expect(log).toContain('554 spam');
  const params = { secret: secretOf(answer.link) };
  await apiCaller(server.url).ok(calls.invited, { params });
});

test('the log holds no secret, of whatever the mail server quotes and whatever is asked for', async () => {
  const { api } = await openShop(server);
  mail.answerWith('');
  const asked = api.ok(calls.invite, { body: somebody('cashier') });
  while (!mail.letters.length) await new Promise((resolve) => setTimeout(resolve, 10));
  const quoted = /invitation#\/([\w-]{43})/.exec(plain(mail.letters[0]))?.[1] ?? '';
  expect(quoted).toHaveLength(43);
  mail.refuseWaiting(`554 no links like ${quoted}`);
  const { link, mail: sent } = (await asked).data;
  expect([sent, secretOf(link)]).toEqual(['failed', quoted]);
  const params = { secret: quoted };
  await apiCaller(server.url).ok(calls.invited, { params });
  await apiCaller(server.url).ok(calls.accept, { params, body: { password: 'battery staple' } });
  expect(log).toContain('no links like');
  expect(log).toContain('/invitations/…');
  expect(log).not.toContain(quoted);
  expect(log).not.toContain('battery');
});

test('a link that is asked for again is sent again, unless it was used', async () => {
  const { api } = await openShop(server);
  const headers = { 'idempotency-key': 'key-number-1' };
  const sent = { body: somebody('cashier'), headers };
  const { data } = await api.ok(calls.invite, sent);
  expect((await api.ok(calls.invite, sent)).data).toEqual(data);
  expect(mail.letters).toHaveLength(2);
  expect(plain(mail.letters[1])).toContain(data.link);
  const params = { secret: secretOf(data.link) };
  await apiCaller(server.url).ok(calls.accept, { params, body: { password: 'battery staple' } });
  await api.ok(calls.invite, sent);
  expect(mail.letters).toHaveLength(2);
});

test('nobody waits for a mail server that is down or says nothing', async () => {
  const letter = { to: { name: 'Arta', address: 'arta@shop.example' }, subject: 'x', text: 'x' };
  const from = 'office@shop.example';
  mail.answerWith('');
  const silent = mailer({ mail: { url: mail.url, from } }, 300);
  await expect(silent?.(letter)).rejects.toThrow(/too long|timeout/i);
  const away = mailer({ mail: { url: 'smtp://127.0.0.1:1', from } });
  await expect(away?.(letter)).rejects.toThrow(/ECONNREFUSED/);
});

test('the settings of mail go together and are looked at', async () => {
  const SMTP_URL = 'smtps://shop:secret@mail.example';
  const MAIL_FROM = 'Shop <office@shop.example>';
  expect(readConfig({}).mail).toBeNull();
  expect(readConfig({ SMTP_URL: '', MAIL_FROM: '' }).mail).toBeNull();
  expect(readConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual({ url: SMTP_URL, from: MAIL_FROM });
  const wrong = (settings: Record<string, string>) => () => readConfig(settings);
  expect(wrong({ SMTP_URL })).toThrow(/SMTP_URL and MAIL_FROM go together/);
  expect(wrong({ MAIL_FROM })).toThrow(/SMTP_URL and MAIL_FROM go together/);
  expect(wrong({ SMTP_URL: 'mail.example:secret', MAIL_FROM })).toThrow(/^(?!.*secret).*SMTP_URL/);
  expect(wrong({ SMTP_URL, MAIL_FROM: 'office' })).toThrow(/MAIL_FROM/);
});
