/** Something on the page that would be lost with it. */
interface Unsaved {
  /** Whether it still would be. */
  isUnsaved: () => boolean;
  /** Throws away what is kept of it elsewhere. */
  forget?: () => Promise<void>;
}

const held = new Set<Unsaved>();
const ask = (event: BeforeUnloadEvent) => {
  if (isPageHeld()) event.preventDefault();
};

/** Whether something would be lost with the page. */
export const isPageHeld = (): boolean => [...held].some(({ isUnsaved }) => isUnsaved());

/** Has the browser ask before the page is left, while something would be lost. @returns a function that ends this */
export function holdPage(unsaved: Unsaved): () => void {
  held.add(unsaved);
  addEventListener('beforeunload', ask);
  return () => letGo(unsaved);
}

/** Forgets what is unsaved: the person has been asked. It is there, and held, until {@link letPageGo}. */
export const forgetUnsaved = () => Promise.all([...held].map(({ forget }) => forget?.()));

/** Lets the page go without the browser's question. */
export const letPageGo = (): void => held.forEach(letGo);

function letGo(unsaved: Unsaved) {
  held.delete(unsaved);
  // a listener without need keeps the page out of the browser's cache for going back
  if (held.size === 0) removeEventListener('beforeunload', ask);
}
