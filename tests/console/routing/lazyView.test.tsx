import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnFailedChunk, withoutReload } from '../../../src/browser/reloadOnFailedChunk';
import { lazyView, ViewFallback } from '../../../src/routing/lazyView';

const view = { default: () => <p>Daftar banner</p> };

test('a preloaded view is shown on the first render', async () => {
  const View = lazyView(async () => view);
  await View.preload();
  render(<View />);
  expect(screen.getByText('Daftar banner')).toBeInTheDocument();
});

test('the fallback is shown until the code is loaded, once', async () => {
  let arrive = (_module: typeof view) => {};
  const load = jest.fn(() => new Promise<typeof view>(resolve => (arrive = resolve)));
  const View = lazyView(load);
  const page = (
    <ViewFallback.Provider value={<p>Memuat</p>}>
      <View />
      <View />
    </ViewFallback.Provider>
  );
  render(page);
  expect(screen.getAllByText('Memuat')).toHaveLength(2);
  await act(async () => arrive(view));
  expect(screen.getAllByText('Daftar banner')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that loads between the first render and its effects is shown too', async () => {
  let arrive = (_module: typeof view) => {};
  const View = lazyView(() => new Promise<typeof view>(resolve => (arrive = resolve)));
  void View.preload();
  const Page = () => {
    useLayoutEffect(() => arrive(view), []);
    return <View />;
  };
  // without `act`, which would run the effects before anything else could happen in between
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    root.render(<Page />);
    expect(await screen.findByText('Daftar banner')).toBeInTheDocument();
  } finally {
    root.unmount();
    container.remove();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => (this.state.message ? <p>Gagal: {this.state.message}</p> : this.props.children);
}

test('a load that fails right after a reload shows the error page, and the next visit retries', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('reloaded-for-chunk', String(Date.now()));
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(view);
  const View = lazyView(load);
  const { unmount } = render(
    <Boundary>
      <View />
    </Boundary>,
  );
  expect(await screen.findByText('Gagal: chunk')).toBeInTheDocument();
  unmount();
  render(<View />);
  expect(await screen.findByText('Daftar banner')).toBeInTheDocument();
  silent.mockRestore();
});

describe('a chunk that fails to load', () => {
  /** Behaves like Vite loading a missing chunk after a deployment. */
  const lost = async () => {
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    throw new Error('chunk');
  };
  const reloads = () => sessionStorage.length;

  beforeAll(reloadOnFailedChunk);
  beforeEach(() => {
    sessionStorage.clear();
    // jsdom cannot reload, and logs an error
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('does not reload the page on preload, as the user may be typing', async () => {
    await expect(lazyView(lost).preload()).rejects.toThrow('chunk');
    expect(reloads()).toBe(0);
  });

  test('reloads the page of its view even during other preloads, and shows no error meanwhile', async () => {
    const ahead = withoutReload(() => new Promise(() => undefined));
    void ahead;
    const View = lazyView(lost);
    render(
      <Boundary>
        <ViewFallback.Provider value={<p>Memuat</p>}>
          <View />
        </ViewFallback.Provider>
      </Boundary>,
    );
    await act(async () => undefined);
    expect(reloads()).toBe(1);
    expect(screen.getByText('Memuat')).toBeVisible();
  });
});
