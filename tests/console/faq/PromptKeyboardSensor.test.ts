import type { KeyboardSensorProps } from '@dnd-kit/core';
import { PromptKeyboardSensor } from '../../../src/resources/faq/PromptKeyboardSensor';

/** A handle on which Space was pressed in this very task, and what its sensor reports. */
function lifted() {
  const handle = document.body.appendChild(document.createElement('button'));
  const reports = { onStart: jest.fn(), onMove: jest.fn(), onEnd: jest.fn(), onCancel: jest.fn() };
  const props = {
    ...reports,
    active: 'satu',
    activeNode: { id: 'satu', node: { current: handle } },
    event: new KeyboardEvent('keydown', { code: 'Space' }),
    options: { coordinateGetter: () => ({ x: 0, y: 48 }) },
    context: { current: { collisionRect: { left: 0, top: 0 }, scrollableAncestors: [] } },
  };
  new PromptKeyboardSensor(props as unknown as KeyboardSensorProps);
  const press = (code: string, repeat = false) =>
    handle.dispatchEvent(new KeyboardEvent('keydown', { code, repeat, bubbles: true, cancelable: true }));
  return { ...reports, press };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an arrow pressed before the sensor listens moves the row, once', () => {
  const { press, onStart, onMove } = lifted();
  expect(onStart).toHaveBeenCalledTimes(1);
  press('ArrowDown');
  expect(onMove).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(onMove).toHaveBeenCalledTimes(1);
  expect(onMove).toHaveBeenCalledWith({ x: 0, y: 48 });
  press('ArrowDown');
  expect(onMove).toHaveBeenCalledTimes(2);
});

test('keys keep their order: moved, then dropped', () => {
  const { press, onMove, onEnd } = lifted();
  press('ArrowDown');
  press('Space');
  jest.runAllTimers();
  expect(onMove).toHaveBeenCalledTimes(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a Space that is held down does not drop what it lifted', () => {
  const { press, onEnd } = lifted();
  press('Space', true);
  jest.runAllTimers();
  expect(onEnd).not.toHaveBeenCalled();
});
