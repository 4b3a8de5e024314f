import { act } from '@testing-library/react';
import { useState } from 'react';
import { Pending, ProgressBar } from '../../../src/layout/ProgressBar';
import { renderLayout } from '../support/renderLayout';

it('shows after 200 ms of waiting, not before, and goes with it (point 9)', () => {
  jest.useFakeTimers();
  let wait = (_waiting: boolean) => {};
  const Page = () => {
    const [waiting, setWaiting] = useState(false);
    wait = setWaiting;
    return waiting ? <Pending /> : null;
  };
  renderLayout(
    <>
      <ProgressBar />
      <Page />
    </>,
  );
  const bar = () => document.querySelector<HTMLElement>('.progress');
  expect(bar()?.dataset.shown).toBe('false');
  act(() => wait(true));
  act(() => void jest.advanceTimersByTime(199));
  expect(bar()?.dataset.shown).toBe('false');
  act(() => void jest.advanceTimersByTime(1));
  expect(bar()?.dataset.shown).toBe('true');
  expect(bar()?.querySelector('i')).toHaveStyle({ transitionDuration: '5000ms' });
  act(() => wait(false));
  expect(bar()?.dataset.shown).toBe('false');
  jest.useRealTimers();
});
