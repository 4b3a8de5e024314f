import { type ComponentType, useEffect, useState } from 'react';
import { withoutReload } from '../../browser/reloadOnFailedChunk';
import { useCatalogue } from '../../catalogue/CatalogueContext';

/** A part of the shell whose code is loaded when it is first shown, or earlier by `preload()`. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * Like React.lazy but without Suspense, which would delay the first opening by 300 ms: renders nothing until the code and its
 * messages are loaded. A failed load is left to `reloadOnFailedChunk`, except a failed preload, which nobody waits for. It is retried
 * when the part is next shown or, in browsers that do not remember a failed import, when the network is back.
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
      // not requested by the user at this moment, so a reload must not discard input elsewhere
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
