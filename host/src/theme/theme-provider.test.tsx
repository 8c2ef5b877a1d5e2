import { renderPage, screen } from '@backoffice/testing';

import { ThemeProvider, useTheme } from './theme-provider';

function Switch() {
  const [theme, setTheme] = useTheme();
  return (
    <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
      {theme}
    </button>
  );
}

test('dark is the default; light is the class white-content, and it is remembered', async () => {
  const { user } = await renderPage(
    <ThemeProvider>
      <Switch />
    </ThemeProvider>,
  );
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
  expect(document.body).not.toHaveClass('white-content');

  await user.click(screen.getByRole('button', { name: 'dark' }));
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
  expect(document.body).toHaveClass('white-content');
  expect(localStorage.getItem('backoffice.theme')).toBe('light');

  await user.click(screen.getByRole('button', { name: 'light' }));
  expect(document.body).not.toHaveClass('white-content');
});
