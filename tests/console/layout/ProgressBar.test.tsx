import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { Pending, ProgressBar } from '../../../src/layout/ProgressBar';
import { renderLayout } from '../support/renderLayout';

it('appears after 200 ms of waiting, not before, and disappears with it (point 9)', () => {
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

it('shows while an observed query is fetching, and checks queries only when one starts or ends', async () => {
  jest.useFakeTimers();
  let queryClient = {} as QueryClient;
  let response = (_answer: string) => {};
  const asked = new Promise<string>(resolve => {
    response = resolve;
  });
  let rerender = () => {};
  const Page = () => {
    queryClient = useQueryClient();
    const [count, setCount] = useState(0);
    rerender = () => setCount(before => before + 1);
    return <p>{useQuery({ queryKey: ['banner'], queryFn: () => asked }).data ?? count}</p>;
  };
  renderLayout(
    <>
      <ProgressBar />
      <Page />
    </>,
  );
  const bar = () => document.querySelector<HTMLElement>('.progress')?.dataset.shown;
  act(() => void jest.advanceTimersByTime(10));
  act(() => void jest.advanceTimersByTime(200));
  expect(bar()).toBe('true');

  const looked = jest.spyOn(queryClient, 'isFetching');
  act(rerender);
  act(() => void jest.advanceTimersByTime(10));
  expect(looked).not.toHaveBeenCalled();

  await act(async () => {
    response('Promo');
    await jest.advanceTimersByTimeAsync(10);
  });
  expect(bar()).toBe('false');
  jest.useRealTimers();
});
