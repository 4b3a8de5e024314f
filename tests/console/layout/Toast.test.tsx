import { act, fireEvent, screen } from '@testing-library/react';
import { useAddUndoableMutation, useNotify } from 'ra-core';
import { Toast } from '../../../src/layout/Toast';
import { useNotifyUndoable } from '../../../src/ui/record/useNotifyUndoable';
import { renderLayout } from '../support/renderLayout';

let say: ReturnType<typeof useNotify>;
let sayUndoable: ReturnType<typeof useNotifyUndoable>;
let holdBack: ReturnType<typeof useAddUndoableMutation>;

const Speaker = () => {
  say = useNotify();
  sayUndoable = useNotifyUndoable();
  holdBack = useAddUndoableMutation();
  return null;
};

beforeEach(() => {
  jest.useFakeTimers();
  renderLayout(
    <>
      <Speaker />
      <Toast />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const text = (message: string) => screen.queryByText(message);

it('shows a message at once for five seconds, and an error as an alert for ten', () => {
  act(() => say('Tersimpan.', { type: 'success' }));
  expect(text('Tersimpan.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  pass(4_900);
  expect(text('Tersimpan.')).toBeVisible();
  pass(200);
  expect(text('Tersimpan.')).toBeNull();

  act(() => say('Tidak tersimpan.', { type: 'error' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Tidak tersimpan.');
  pass(9_900);
  expect(text('Tidak tersimpan.')).toBeVisible();
  pass(200);
  expect(text('Tidak tersimpan.')).toBeNull();
});

it('shows the next message after two seconds, and loses none sent together', () => {
  act(() => sayUndoable('Pertama.', undefined, async () => {}));
  act(() => {
    say('Kedua.');
    say('Ketiga.');
  });
  expect(text('Pertama.')).toBeVisible();
  pass(2_000);
  expect(text('Pertama.')).toBeNull();
  expect(text('Kedua.')).toBeVisible();
  pass(2_000);
  expect(text('Ketiga.')).toBeVisible();
  pass(5_000);
  expect(text('Ketiga.')).toBeNull();
});

it('stays while focused and while the tab is hidden', () => {
  act(() => sayUndoable('Dinonaktifkan.', undefined, async () => {}));
  act(() => screen.getByRole('button', { name: 'Urungkan' }).focus());
  pass(60_000);
  expect(text('Dinonaktifkan.')).toBeVisible();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => screen.getByRole('button', { name: 'Urungkan' }).blur());
  pass(60_000);
  expect(text('Dinonaktifkan.')).toBeVisible();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(11_900);
  expect(text('Dinonaktifkan.')).toBeVisible();
  pass(200);
  expect(text('Dinonaktifkan.')).toBeNull();
  hidden.mockRestore();
});

it('closes on Escape and on undo', () => {
  act(() => say('Tersimpan.', { autoHideDuration: null }));
  pass(600_000);
  expect(text('Tersimpan.')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(text('Tersimpan.')).toBeNull();

  const undo = jest.fn(async () => {});
  act(() => sayUndoable('Dinonaktifkan.', undefined, undo));
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(text('Dinonaktifkan.')).toBeNull();
});

it.each([
  ['is undone', true],
  ['is sent once its message is gone', false],
])('a change held back by react-admin’s undoable mode %s', (_, isUndo) => {
  const mutation = jest.fn();
  act(() => {
    holdBack(mutation);
    say('Diubah.', { undoable: true });
  });
  const leaving = new Event('beforeunload', { cancelable: true });
  fireEvent(window, leaving);
  expect(leaving.defaultPrevented).toBe(true);
  expect(mutation).not.toHaveBeenCalled();
  if (isUndo) fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  else pass(5_000);
  expect(mutation.mock.calls).toEqual([[{ isUndo }]]);
  expect(text('Diubah.')).toBeNull();
});

it('says what it can of a record without a name', () => {
  act(() => say('app.row.switch_on_done', { messageArgs: { Noun: 'Banner', name: '' } }));
  expect(text('Banner diaktifkan.')).toBeVisible();
  pass(5_100);
  act(() => say('app.row.switch_on_done', { messageArgs: { Noun: 'Banner' } }));
  expect(text('Banner diaktifkan.')).toBeVisible();
  pass(5_100);
  act(() => say('app.row.switch_on_done', { messageArgs: { Noun: 'Banner', name: 'Mudik' } }));
  expect(text('Banner “Mudik” diaktifkan.')).toBeVisible();
});
