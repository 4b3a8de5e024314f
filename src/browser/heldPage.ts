/** Unsaved state that leaving the page would lose. */
interface Unsaved {
  /** Whether it is still unsaved. */
  isUnsaved: () => boolean;
  /** Discards any copy of it kept elsewhere. */
  forget?: () => Promise<void>;
}

const held = new Set<Unsaved>();
const ask = (event: BeforeUnloadEvent) => {
  if (isPageHeld()) event.preventDefault();
};

/** Whether leaving the page would lose anything. */
export const isPageHeld = (): boolean => [...held].some(({ isUnsaved }) => isUnsaved());

/** Makes the browser ask for confirmation before leaving the page while something is unsaved. @returns a function that ends this */
export function holdPage(unsaved: Unsaved): () => void {
  held.add(unsaved);
  addEventListener('beforeunload', ask);
  return () => letGo(unsaved);
}

/**
 * Discards the stored copies of unsaved state, after the user has confirmed. The state itself stays, and holds the page, until
 * {@link letPageGo}.
 */
export const forgetUnsaved = () => Promise.all([...held].map(({ forget }) => forget?.()));

/** Lets the page be left without the browser's confirmation. */
export const letPageGo = (): void => held.forEach(letGo);

function letGo(unsaved: Unsaved) {
  held.delete(unsaved);
  // an unneeded listener keeps the page out of the back/forward cache
  if (held.size === 0) removeEventListener('beforeunload', ask);
}
