interface PolicyRules {
  /** `sink` is undefined if a library calls the policy directly. @returns null to refuse */
  createHTML: (markup: string, type?: string, sink?: string) => string | null;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown };
  }
}

/** Style sheets (no markup at all), and what Leaflet writes: its SVG probe and its buttons' symbols. */
const HARMLESS = /^(?:[^<]|<svg\/>|<span aria-hidden="true">|<\/span>)*$/;

/** A parsed document runs no scripts; the editor keeps only what its schema knows. */
const INERT = 'DOMParser parseFromString';

/**
 * Where the browser enforces Trusted Types, registers the policy for strings that libraries assign as markup. React assigns none, and
 * formatted text goes through DOMPurify, which has its own policy.
 */
export function refuseMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(markup, _type, sink) {
      if (sink === INERT || HARMLESS.test(markup)) return markup;
      // ProseMirror then falls back to its own policy, for an inert document
      if (sink === undefined) throw new TypeError('not safe');
      return null;
    },
  });
}
