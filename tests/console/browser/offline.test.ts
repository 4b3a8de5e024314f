import { noteAnswered } from '../../../src/browser/reachability';
import { reloadOnFailedChunk } from '../../../src/browser/reloadOnFailedChunk';
import { whenIdle } from '../../../src/browser/whenIdle';

/** Fires the events of a browser going online or offline. */
function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

beforeEach(() => {
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => {
      work();
      return 1;
    },
    cancelIdleCallback: () => undefined,
  });
  setOnline(false);
});

test('preloading waits for the network, as a failed import would stay failed', () => {
  const work = jest.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  setOnline(true);
  expect(work).toHaveBeenCalledTimes(1);
});

test('preloading waits while the server did not answer the latest call', () => {
  const work = jest.fn();
  setOnline(true);
  noteAnswered(false);
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  noteAnswered(true);
  expect(work).toHaveBeenCalledTimes(1);
});

test('cancelled preloading does not start once the network is back', () => {
  const work = jest.fn();
  whenIdle(work)();
  setOnline(true);
  expect(work).not.toHaveBeenCalled();
});

test('a chunk that fails to load while offline does not reload the page', () => {
  reloadOnFailedChunk();
  const fails = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(fails()).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});
