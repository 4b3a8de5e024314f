import { type ComponentType, createContext, memo, type ReactNode, useContext, useEffect, useState } from 'react';

export type ViewModule = { default: ComponentType };
export type LoadView = () => Promise<ViewModule>;

/** A view whose code comes when it is needed, or before by `preload()`. */
export type LazyView = ComponentType & { preload: () => Promise<void>; load: LoadView };

/** What stands while a view's code comes. */
export const ViewFallback = createContext<ReactNode>(null);

/**
 * Like React.lazy without Suspense: a view that was preloaded renders at once, where React would hold back the reveal for 300 ms.
 * A failed load is thrown to the error page; the next visit tries again.
 */
export function lazyView(load: LoadView): LazyView {
  let View: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then(
      module => {
        // a view takes no props: what it composes stays the same while the address around it changes
        View = memo(module.default);
      },
      error => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function PreloadableView() {
    const fallback = useContext(ViewFallback);
    const [state, setState] = useState<{ failure?: unknown; Shown?: ComponentType | undefined }>({ Shown: View });
    useEffect(() => {
      // Also where the code has come between the first render and now: what was rendered knows nothing of it.
      if (state.Shown) return;
      let unmounted = false;
      preload().then(
        () => !unmounted && setState({ Shown: View }),
        failure => !unmounted && setState({ failure }),
      );
      return () => {
        unmounted = true;
      };
    }, [state.Shown]);
    if (state.failure) throw state.failure;
    return state.Shown ? <state.Shown /> : fallback;
  }

  return Object.assign(PreloadableView, { preload, load });
}
