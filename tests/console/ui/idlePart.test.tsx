import { act, render, screen } from '@testing-library/react';
import { idlePart } from '../../../src/ui/lazy/idlePart';

const idleWork = new Map<number, IdleRequestCallback>();

beforeEach(() => {
  idleWork.clear();
  let handle = 0;
  window.requestIdleCallback = work => {
    handle += 1;
    idleWork.set(handle, work);
    return handle;
  };
  window.cancelIdleCallback = given => void idleWork.delete(given);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

const goIdle = () =>
  act(async () => {
    for (const [handle, work] of [...idleWork]) {
      idleWork.delete(handle);
      work({ didTimeout: false, timeRemaining: () => 50 });
    }
  });

const newPart = () =>
  idlePart<{ text: string }>(async () => ({ text }) => <p>{text}</p>);

test('all instances of a part on a page wait for one idle callback', async () => {
  const Part = newPart();
  render(['one', 'two', 'three'].map(text => <Part key={text} text={text} />));
  expect(idleWork.size).toBe(1);
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  await goIdle();
  for (const text of ['one', 'two', 'three']) expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the wait is cancelled with the last waiting instance, and a later one waits again', async () => {
  const Part = newPart();
  const first = render(<Part text="first" />);
  const second = render(<Part text="second" />);
  first.unmount();
  expect(idleWork.size).toBe(1);
  second.unmount();
  expect(idleWork.size).toBe(0);

  render(<Part text="later" />);
  expect(idleWork.size).toBe(1);
  await goIdle();
  expect(await screen.findByText('later')).toBeInTheDocument();
});
