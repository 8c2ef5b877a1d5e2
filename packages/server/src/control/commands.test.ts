import {
  auditCalls,
  authenticationCalls,
  referenceCalls,
  peopleCalls,
} from '@backoffice/contracts';

import { readArguments } from '../cli/usage';
import { apiCaller } from '../testing/api-caller';
import { onServer } from '../testing/on-each-engine';
import { runCommand } from './commands';

let people = 0;

onServer('the commands about people', (server) => {
  const api = () => apiCaller(server().url);
  const address = (name: string) => `${name}${(people += 1)}@shop.example`;
  /** Runs a command as the command line does once it has all values. */
  const say = (words: string[], password?: string) => {
    const { command, values } = readArguments(words);
    const input = { ...values, ...(password ? { password } : {}) };
    return runCommand(server().database.db, { warn: () => undefined }, { name: command, input });
  };
  const open = async () => {
    const company = `Shop of ${address('somebody')}`;
    await say(['company', 'create', '--name', company, '--timezone', 'Europe/Belgrade']);
    const add = async (name: string, ...more: string[]) => {
      const email = address(name);
      const words = ['user', 'create', '--email', email, '--name', name, '--company', company];
      return { email, told: await say([...words, ...more], 'correct horse') };
    };
    return { add };
  };
  const login = async (email: string, password = 'correct horse') => {
    const { data: token } = await api().ok(authenticationCalls.login, {
      body: { email, password },
    });
    return { token };
  };

  test('make the first person the owner and others cashiers, unless told', async () => {
    const { add } = await open();
    expect((await add('Ana')).told).toContain(', owner of Shop');
    expect((await add('Ben')).told).toContain(', cashier of Shop');
    expect((await add('Cim', '--rights', 'manager')).told).toContain(', manager of Shop');
    await expect(add('Dan', '--rights', 'king')).rejects.toThrow('owner, manager, stock, cashier');
  });

  test('give rights and a shop, and say what is wrong', async () => {
    const { add } = await open();
    const ana = await add('Ana');
    const ben = await add('Ben');
    const owner = await login(ana.email);
    await api().ok(referenceCalls.addLocation, { ...owner, body: { name: 'Prizren' } });
    const rights = (email: string, ...more: string[]) =>
      say(['user', 'rights', '--email', email, ...more]);
    await rights(ben.email, '--rights', 'stock', '--location', 'prizren', '--limited', 'yes');
    const stock = await login(ben.email);
    const { user } = (await api().ok(authenticationCalls.user, stock)).data;
    expect(user).toMatchObject({ rights: 'stock', limited: true });

    const refused: [string[], string][] = [
      [[], 'Say --rights, --location or --limited'],
      [['--location', 'none'], 'needs a shop'],
      [['--location', 'Pejë'], 'Which shop? There are'],
      [['--rights', 'king'], 'owner, manager, stock, cashier'],
      [['--limited', 'maybe'], 'is yes or no'],
    ];
    for (const [more, why] of refused) {
      await expect(rights(ben.email, ...more)).rejects.toThrow(why);
    }
    await expect(rights(ana.email, '--rights', 'cashier')).rejects.toThrow('needs an owner');
    await rights(ben.email, '--rights', 'owner', '--limited', 'no', '--location', 'none');
    await rights(ana.email, '--rights', 'cashier');
    await api().refused(403, peopleCalls.list, owner);
    await api().ok(peopleCalls.list, stock);
  });

  test('shut the last owner out and let them in again, by a link too', async () => {
    const { add } = await open();
    const { email } = await add('Ana');
    const owner = await login(email);
    await say(['user', 'disable', '--email', email]);
    await api().refused(401, authenticationCalls.user, owner);
    await expect(say(['user', 'link', '--email', email])).rejects.toThrow('Enable');
    expect(await say(['user', 'enable', '--email', email])).toBe(`${email} can sign in again`);

    const origin = ['--origin', 'https://shop.example'];
    await expect(say(['user', 'link', '--email', email, '--origin', 'shop'])).rejects.toThrow(
      'no origin',
    );
    const first = await say(['user', 'link', '--email', email, ...origin]);
    expect(first).toMatch(/^https:\/\/shop\.example\/admin\/invitation#\/[\w-]{43}\nIt works once/);
    const link = await say(['user', 'link', '--email', email]);
    const secret = /^\/admin\/invitation#\/([\w-]{43})\n/.exec(link)?.[1] ?? '';
    const body = { password: 'battery staple' };
    await api().ok(peopleCalls.accept, { params: { secret }, body });

    const again = await login(email, 'battery staple');
    const { data: events } = await api().ok(auditCalls.list, again);
    expect(events.map(({ kind, by }) => [kind, by !== null])).toEqual([
      ['person.password', true],
      ['person.link', false],
      ['person.link', false],
      ['person.enabled', false],
      ['person.disabled', false],
      ['person.joined', false],
    ]);
    await say(['user', 'password', '--email', email], 'paper clip staple');
    await api().refused(401, authenticationCalls.user, again);
    const latest = (await api().ok(auditCalls.list, await login(email, 'paper clip staple'))).data;
    expect(latest[0]).toMatchObject({ kind: 'person.password', by: null });
  });
});
