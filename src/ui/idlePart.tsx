import { type ComponentType, useEffect, useState } from 'react';
import { withoutReload } from '../browser/reloadOnFailedChunk';
import { whenIdle } from '../browser/whenIdle';
import { lazyPart } from './lazyPart';

/** A part that no page waits for: its code comes, and it is shown, once the browser has nothing else to do. */
export function idlePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // offline, a reload would lose what was typed
  const Part = lazyPart(() => withoutReload(load));
  // the menu shows two dozen: asked one by one, the browser would come to the next page of the list after all of them
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
