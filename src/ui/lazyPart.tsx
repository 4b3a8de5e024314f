import { type ComponentType, useEffect, useState } from 'react';
import { useCatalogue } from '../catalogue/CatalogueContext';

/** A part of the shell whose code comes when it is first shown, or before by `preload()`. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * Like React.lazy without Suspense, which would delay the first opening by 300 ms: renders nothing until the code
 * and its messages are loaded. A failed load is left to `reloadOnFailedChunk`; the next render retries.
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
      Promise.all([preload(), partMessages.load()]).then(
        () => !unmounted && setLoaded(true),
        () => undefined,
      );
      return () => {
        unmounted = true;
      };
    }, [partMessages]);
    return loaded && Part ? <Part {...props} /> : null;
  }

  return Object.assign(LazilyLoaded, { preload });
}
