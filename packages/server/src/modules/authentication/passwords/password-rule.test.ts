import { refuseWeakPassword } from './password-rule';

const NAMES = ['Këpucë & Co', 'Ana', 'Şahin', 'Işık Tekstil'];

test.each([
  ['short', 'has 8 to 128'],
  ['x'.repeat(129), 'has 8 to 128'],
  ['          ', 'more than spaces'],
  ['\u00a0\u2003\u00a0\u2003\u00a0\u2003\u00a0\u2003', 'more than spaces'],
  ['password1', 'too easy'],
  ['PassWord2026!', 'too easy'],
  ['1234567890', 'too easy'],
  ['qwertyuiop', 'too easy'],
  ['!!superman', 'too easy'],
  ['Kepuce2026', 'name'],
  ['këpucë & co', 'name'],
  ['kepuceco', 'name'],
  ['sahin1985', 'name'],
  ['IŞIK-2026', 'name'],
  ['demo1234', 'too easy'],
  ['BackOffice!', 'name'],
  ['back-office 2026', 'name'],
  ['isik tekstil', 'name'],
])('%j is refused', (password, reason) => {
  expect(() => refuseWeakPassword(password, NAMES)).toThrow(reason);
});

test.each([
  'correct horse',
  'battery staple',
  'ana likes blue shoes',
  'xq7-kepuce-vb2',
  'pa55 – ñandú',
])('%j is accepted', (password) => {
  expect(() => refuseWeakPassword(password, NAMES)).not.toThrow();
});
