import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { withoutReload } from '../../browser/reloadOnFailedChunk';

type Surfaces = typeof import('./surfaces');

let surfaces: Surfaces | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function load(): Promise<void> {
  loading ??= import('./surfaces').then(
    loaded => {
      surfaces = loaded;
      for (const changed of listeners) changed();
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

function listen(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Preloads the components that open over a page; a failure surfaces only when one is used. */
export const loadSurfaces = () => withoutReload(load);

/** Returns the code of menus and dialogs, loading it if wanted; undefined until it is loaded. */
function useSurfaces(isWanted: boolean): Surfaces | undefined {
  const loaded = useSyncExternalStore(listen, () => surfaces);
  const isMissing = isWanted && !loaded;
  useEffect(() => {
    if (!isMissing) return;
    void load();
    const again = () => void loadSurfaces();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isMissing]);
  return loaded;
}

/** Returns a component of `surfaces.ts` that renders nothing until its code is loaded, which `open={false}` does not trigger. */
export function onceLoaded<Name extends keyof Surfaces>(name: Name): Surfaces[Name] {
  const OnceLoaded = (props: { open?: boolean }) => {
    const Component = useSurfaces(props.open !== false)?.[name] as ComponentType<object> | undefined;
    return Component ? <Component {...props} /> : null;
  };
  return OnceLoaded as unknown as Surfaces[Name];
}
