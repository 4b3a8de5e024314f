import { fireEvent, render, screen } from '@testing-library/react';
import { ignoreComposingKeys } from '../../../src/browser/ignoreComposingKeys';

const KEYS = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Tab'];
const heard: string[] = [];
const hear = (event: { key: string }) => void heard.push(event.key);

beforeAll(() => {
  ignoreComposingKeys();
  window.addEventListener('keydown', hear);
  document.addEventListener('keydown', hear);
});
beforeEach(() => {
  heard.length = 0;
  render(
    <div onKeyDownCapture={hear}>
      <input onKeyDown={hear} />
    </div>,
  );
});

test.each(KEYS)('%s of a composition reaches no handler of an element, the document or the window', key => {
  fireEvent.keyDown(screen.getByRole('textbox'), { key, isComposing: true });
  fireEvent.keyDown(screen.getByRole('textbox'), { key, keyCode: 229 });
  expect(heard).toEqual([]);
});

test.each(KEYS)('%s reaches them all otherwise', key => {
  fireEvent.keyDown(screen.getByRole('textbox'), { key });
  expect(heard).toEqual([key, key, key, key]);
});
