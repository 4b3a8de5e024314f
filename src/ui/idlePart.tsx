import { type ComponentType, useEffect, useState } from 'react';
import { withoutReload } from '../browser/reloadOnFailedChunk';
import { whenIdle } from '../browser/whenIdle';
import { lazyPart } from './lazyPart';

/** A part that no page waits for: its code comes, and it is shown, once the browser has nothing else to do. */
export function idlePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // offline, a reload would lose what was typed
  const Part = lazyPart(() => withoutReload(load));
  return function ShownWhenIdle(props: Props) {
    const [isIdle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    return isIdle && <Part {...props} />;
  };
}
