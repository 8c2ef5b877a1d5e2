import { forgetServerDate, noteServerDate, serverNow } from './server-clock';

const AT = Date.parse('2026-11-22T10:00:00.000Z');
let device = AT;

beforeEach(() => {
  forgetServerDate();
  device = AT;
  jest.spyOn(Date, 'now').mockImplementation(() => device);
});

/** Takes the date of a server whose clock is `ahead`, asked for `took` ago. Milliseconds. */
function hear(ahead: number, took = 0) {
  noteServerDate(new Date(device + ahead).toUTCString(), device - took);
}
const offBy = (ahead: number) => Math.abs(serverNow().getTime() - device - ahead);

it('is the clock of the browser until an answer tells the time', () => {
  expect(serverNow().getTime()).toBe(AT);
  noteServerDate(undefined, AT);
  noteServerDate('soon', AT);
  expect(serverNow().getTime()).toBe(AT);
});

it.each([0, 90_000, -3_600_000])('follows a server that is %d ms ahead', (ahead) => {
  hear(ahead);
  expect(offBy(ahead)).toBeLessThanOrEqual(500);
});

it('closes in with more answers, and a slow one does no harm', () => {
  for (let step = 0; step < 40; step += 1) {
    device += 130;
    hear(7_777, step % 5 === 0 ? 4_000 : 20);
  }
  expect(offBy(7_777)).toBeLessThanOrEqual(80);
});

it('begins anew when a clock was set', () => {
  hear(0);
  device += 86_400_000;
  hear(-86_400_000);
  expect(offBy(-86_400_000)).toBeLessThanOrEqual(500);
});
