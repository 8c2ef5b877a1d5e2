import { checkConsole, expectConsole, listenToConsole } from './console';

it('a line in the console that nobody expects fails the test', () => {
  console.error('Each child in a list should have a unique "%s" prop', 'key');
  console.warn('deprecated', { since: 2 });
  expect(checkConsole).toThrow(
    'console.error: Each child in a list should have a unique "key" prop',
  );
  listenToConsole();
});

it('an expected line may come, and must', () => {
  expectConsole('error', 'Error fetching chart data:');
  expectConsole('error', /never said/);
  console.error('Error fetching chart data:', new Error('Failed to fetch sales data'));
  expect(checkConsole).toThrow('Expected in console.error: /never said/');
  listenToConsole();
});
