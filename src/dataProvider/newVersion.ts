import { BUILD_HEADER } from '../../contract/constants';
import { readPageConfig } from '../browser/pageConfig';

let newer = false;
const listeners = new Set<() => void>();

/** Whether the server runs a different build of the console from this page's. */
export const hasNewVersion = () => newer;

/** Subscribes to the detection of a new build. @returns a function that unsubscribes */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Compares the build in a response header with this page's, and notifies listeners if they differ. */
export function noteBuild(header: (name: string) => string | undefined): void {
  const [theirs, ours] = [header(BUILD_HEADER), readPageConfig().build];
  if (newer || !theirs || !ours || theirs === ours) return;
  newer = true;
  for (const listener of listeners) listener();
}
