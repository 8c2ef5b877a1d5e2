import { renderPage } from '@backoffice/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { FilterChip } from './filter-chip';
import { FilterText } from './filter-text';
import { FilterBar } from './filters';

/** A list whose address follows late, as on a busy machine. */
function openLateList() {
  const asked: string[] = [];
  let follow: (value: string) => void = () => undefined;
  function LateList() {
    const [value, setValue] = useState('');
    follow = setValue;
    return <FilterText label="Code" value={value} onChange={(next) => asked.push(next)} />;
  }
  render(<LateList />);
  const field = screen.getByRole('searchbox', { name: 'Code' });
  /** Lets the address change to a value: one that was typed, or one that a button set. */
  const arrives = (value: string) => act(() => follow(value));
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  return { field, asked, arrives, type, press };
}

test('an address that arrives late removes no text that was typed meanwhile', async () => {
  const { field, asked, arrives, type } = openLateList();
  type('1');
  await waitFor(() => expect(asked).toEqual(['1']));
  type('1/');
  await waitFor(() => expect(asked).toEqual(['1', '1/']));
  type('1/2');
  arrives('1');
  expect(field).toHaveValue('1/2');
  arrives('1/');
  expect(field).toHaveValue('1/2');
  await waitFor(() => expect(asked.at(-1)).toBe('1/2'));
  arrives('1/2');
  expect(field).toHaveValue('1/2');
});

test('a field shows the address that a button has set', () => {
  const { field, asked, arrives, type, press } = openLateList();
  type('SO-17');
  press('Enter');
  expect(asked).toEqual(['SO-17']);
  arrives('SO-17');
  arrives('');
  expect(field).toHaveValue('');
  type('SO-17');
  press('Enter');
  expect(asked).toEqual(['SO-17', 'SO-17']);
});

test('a phone opens the folded filters by a button, which says how many are set', async () => {
  const { user } = await renderPage(
    <FilterBar set={2}>
      <FilterText label="Brand" value="Geox" onChange={() => undefined} />
    </FilterBar>,
  );
  const button = screen.getByRole('button', { name: 'Filters · 2', hidden: true });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a chip names a filter that is set, and takes it away', async () => {
  const remove = jest.fn();
  const { user } = await renderPage(
    <FilterBar chips={<FilterChip name="Shoes" onRemove={remove} />}>{null}</FilterBar>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove filter Shoes' }));
  expect(remove).toHaveBeenCalledTimes(1);
});
