import { type ComponentType, useEffect, useState } from 'react';
import { withoutReload } from '../../browser/reloadOnFailedChunk';
import { whenIdle } from '../../browser/whenIdle';
import { lazyPart } from './lazyPart';

/** Creates a part that no page waits for: it is loaded and shown once the browser is idle. */
export function idlePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // a reload after a failed load, such as while offline, would lose form input
  const Part = lazyPart(() => withoutReload(load));
  // the menu shows two dozen: with one idle callback each, prefetching the list's next page would come after all of them
  const waiting = new Set<() => void>();
  let callOff: (() => void) | undefined;

  function wait(show: () => void) {
    waiting.add(show);
    callOff ??= whenIdle(() => {
      callOff = undefined;
      for (const each of waiting) each();
      waiting.clear();
    });
    return () => {
      waiting.delete(show);
      if (waiting.size > 0) return;
      callOff?.();
      callOff = undefined;
    };
  }

  return function ShownWhenIdle(props: Props) {
    const [isIdle, setIdle] = useState(false);
    useEffect(() => wait(() => setIdle(true)), []);
    return isIdle && <Part {...props} />;
  };
}
