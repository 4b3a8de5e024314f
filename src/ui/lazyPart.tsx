import { type ComponentType, useEffect, useState } from 'react';
import { withoutReload } from '../browser/reloadOnFailedChunk';
import { useCatalogue } from '../catalogue/CatalogueContext';

/** A part of the shell whose code comes when it is first shown, or before by `preload()`. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * Like React.lazy without Suspense, which would delay the first opening by 300 ms: renders nothing until the code
 * and its messages are loaded. A failed load is left to `reloadOnFailedChunk`, one ahead of its use is not: nobody waits for it. It is
 * tried again when the part is shown next, or, in browsers that do not remember a failed import, when the network is back.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then(
      loaded => {
        Part = loaded;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };

  function LazilyLoaded(props: Props) {
    const { partMessages } = useCatalogue();
    const [loaded, setLoaded] = useState(() => Part !== undefined && partMessages.areLoaded());
    useEffect(() => {
      let unmounted = false;
      const show = (loading: Promise<void>) =>
        void Promise.all([loading, partMessages.load()]).then(
          () => {
            if (unmounted) return;
            if (Part) setLoaded(true);
            else addEventListener('online', showAgain, { once: true });
          },
          () => undefined,
        );
      // nobody asked for it just now: what is typed elsewhere must not be lost to a reload
      const showAgain = () => show(withoutReload(preload));
      show(preload());
      return () => {
        unmounted = true;
        removeEventListener('online', showAgain);
      };
    }, [partMessages]);
    return loaded && Part ? <Part {...props} /> : null;
  }

  return Object.assign(LazilyLoaded, { preload: () => withoutReload(preload) });
}
