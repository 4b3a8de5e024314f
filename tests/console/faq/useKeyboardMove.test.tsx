import { arrayMove } from '@dnd-kit/sortable';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useKeyboardMove } from '../../../src/resources/faq/FaqGroup';

const IDS = ['satu', 'dua', 'tiga', 'empat'];

/** Renders buttons for the ids, in the order shown while one is lifted. */
function Rows({ ids = IDS, place }: { ids?: string[]; place: (ids: readonly string[]) => void }) {
  const { lifted, spoken, handlersOf } = useKeyboardMove(
    ids,
    (from, to) => place(arrayMove(ids, from, to)),
    (key, id, at) => `${key} ${id} ${at + 1}`,
  );
  return (
    <>
      {(lifted ? arrayMove(ids, lifted.from, lifted.to) : ids).map(id => (
        <button key={id} type="button" aria-pressed={lifted?.id === id} {...handlersOf(id)}>
          {id}
        </button>
      ))}
      <p role="status">{spoken}</p>
    </>
  );
}

function rows() {
  const place = jest.fn();
  const { unmount, rerender } = render(<Rows place={place} />);
  const reload = (ids: string[]) => rerender(<Rows ids={ids} place={place} />);
  const press = (id: string, ...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(screen.getByRole('button', { name: id }), { key });
  };
  const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  return { place, press, shown, reload, unmount, said: () => screen.getByRole('status').textContent };
}

test('an item is lifted, moved and dropped with keys in quick succession', () => {
  const { place, press, shown, said } = rows();
  press('satu', ' ');
  expect(said()).toBe('lifted satu 1');
  press('satu', 'ArrowDown', 'ArrowDown');
  expect(said()).toBe('over satu 3');
  expect(shown()).toEqual(['dua', 'tiga', 'satu', 'empat']);
  expect(place).not.toHaveBeenCalled();
  press('satu', ' ');
  expect(said()).toBe('dropped satu 3');
  expect(place).toHaveBeenCalledTimes(1);
  expect(place).toHaveBeenCalledWith(['dua', 'tiga', 'satu', 'empat']);
});

test('Escape or losing focus puts the item back', () => {
  const { place, press, shown, said } = rows();
  press('tiga', 'Enter', 'Home');
  expect(shown()).toEqual(['tiga', 'satu', 'dua', 'empat']);
  press('tiga', 'Escape');
  expect(shown()).toEqual(IDS);
  expect(said()).toBe('cancelled tiga 3');
  press('tiga', ' ', 'End');
  expect(shown()).toEqual(['satu', 'dua', 'empat', 'tiga']);
  fireEvent.blur(screen.getByRole('button', { name: 'tiga' }));
  expect(shown()).toEqual(IDS);
  expect(place).not.toHaveBeenCalled();
});

test('a held key neither lifts nor drops; Tab drops and moves the focus', () => {
  const { place, press, said } = rows();
  const handle = screen.getByRole('button', { name: 'dua' });
  fireEvent.keyDown(handle, { key: ' ', repeat: true });
  expect(said()).toBe('');
  press('dua', ' ');
  fireEvent.keyDown(handle, { key: ' ', repeat: true });
  expect(said()).toBe('lifted dua 2');
  press('dua', 'ArrowUp');
  // not prevented: the focus moves
  expect(fireEvent.keyDown(handle, { key: 'Tab' })).toBe(true);
  expect(place).toHaveBeenCalledWith(['dua', 'satu', 'tiga', 'empat']);
});

test('arrows do nothing unless lifted, and dropping in the original place is not saved', () => {
  const { place, press, shown } = rows();
  press('dua', 'ArrowDown');
  expect(shown()).toEqual(IDS);
  press('dua', ' ', 'ArrowDown', 'ArrowUp', ' ');
  expect(place).not.toHaveBeenCalled();
});

test('other items may come and go while one is lifted; a deleted item is no longer lifted', () => {
  const { place, press, shown, reload } = rows();
  press('empat', ' ', 'ArrowUp');
  reload(['satu', 'lima', 'tiga', 'empat']);
  expect(shown()).toEqual(['satu', 'lima', 'empat', 'tiga']);
  press('empat', 'End');
  reload(['satu', 'empat']);
  expect(shown()).toEqual(['satu', 'empat']);
  press('empat', 'Home', ' ');
  expect(place).toHaveBeenCalledWith(['empat', 'satu']);
  press('satu', ' ', 'ArrowDown');
  reload(['empat']);
  expect(shown()).toEqual(['empat']);
  expect(place).toHaveBeenCalledTimes(1);
});

test('any keys keep each row exactly once, and move the lifted one accordingly', () => {
  const steps = { ArrowUp: -1, ArrowDown: 1, Home: -IDS.length, End: IDS.length };
  const keys = fc.array(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), { maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...IDS), keys, (id, pressed) => {
      const { press, shown, unmount } = rows();
      press(id, ' ', ...pressed);
      const place = pressed.reduce(
        (at, key) => Math.min(Math.max(at + steps[key], 0), IDS.length - 1),
        IDS.indexOf(id),
      );
      expect(shown()).toEqual(IDS.filter(other => other !== id).toSpliced(place, 0, id));
      unmount();
    }),
    { numRuns: 40 },
  );
});
