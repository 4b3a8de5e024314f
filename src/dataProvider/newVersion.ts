import { BUILD_HEADER } from '../../contract/constants';
import { readPageConfig } from '../browser/pageConfig';

let newer = false;
const listeners = new Set<() => void>();

/** Whether the server has another build of the console than the one that runs here. */
export const hasNewVersion = () => newer;

/** Calls `listener` when the server turns out to have another build; returns how to stop. */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Compares the build that an answer names in its header with this page's own. */
export function noteBuild(header: (name: string) => string | undefined): void {
  const [theirs, ours] = [header(BUILD_HEADER), readPageConfig().build];
  if (newer || !theirs || !ours || theirs === ours) return;
  newer = true;
  for (const listener of listeners) listener();
}
