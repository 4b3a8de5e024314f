import { type ComponentType, createContext, memo, type ReactNode, useContext, useEffect, useState } from 'react';
import { reloadOnce, withoutReload } from '../browser/reloadOnFailedChunk';

export type ViewModule = { default: ComponentType };
export type LoadView = () => Promise<ViewModule>;

/** A view whose code is loaded on demand, or earlier by `preload()`. */
export type LazyView = ComponentType & { preload: () => Promise<void>; load: LoadView };

/** Loads what a view needs besides its code. */
export type Prepare = () => Promise<unknown>;

/** Fallback while a view's code loads. */
export const ViewFallback = createContext<ReactNode>(null);

/**
 * Like React.lazy without Suspense: a preloaded view renders at once, where React would delay the reveal by 300 ms. A failed load reloads
 * the page once, or else throws to the error page; the next visit retries. A failed preload does neither.
 * @param prepare runs alongside `load`; the view renders after both
 */
export function lazyView(load: LoadView, prepare?: Prepare): LazyView {
  let View: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const loadOnce = () => {
    loading ??= Promise.all([load(), prepare?.()]).then(
      ([module]) => {
        // a view takes no props, so it does not rerender when only the address changes
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
      // the code may have been loaded between the first render and this effect
      if (state.Shown) return;
      let unmounted = false;
      loadOnce().then(
        () => !unmounted && setState({ Shown: View }),
        // keep the fallback while the page reloads
        failure => !unmounted && !reloadOnce() && setState({ failure }),
      );
      return () => {
        unmounted = true;
      };
    }, [state.Shown]);
    if (state.failure) throw state.failure;
    return state.Shown ? <state.Shown /> : fallback;
  }

  return Object.assign(PreloadableView, { preload: () => withoutReload(loadOnce), load });
}
