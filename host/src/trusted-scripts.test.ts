import { allowScriptsFrom, rules } from './trusted-scripts';

describe('what may become code of the page', () => {
  test('comes from its own origin, and from those that the configuration names', () => {
    const cdn = 'https://cdn.example/sales/1/remote-entry.js';
    expect(rules.createScriptURL('/main.js')).toBe('/main.js');
    expect(rules.createScriptURL(cdn)).toBeNull();
    allowScriptsFrom(['https://cdn.example']);
    expect(rules.createScriptURL(cdn)).toBe(cdn);
    for (const odd of ['https://cdn.example.evil.example/a.js', '//evil.example/a.js']) {
      expect(rules.createScriptURL(odd)).toBeNull();
    }
    expect(rules.createScriptURL('data:text/javascript,alert(1)')).toBeNull();
  });

  test('is no HTML at all', () => {
    expect(rules.createHTML('')).toBe('');
    expect(rules.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  });
});
