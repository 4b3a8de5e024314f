interface PolicyRules {
  /** `sink` is undefined where a library asks by itself. @returns null to refuse */
  createHTML: (markup: string, type?: string, sink?: string) => string | null;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown };
  }
}

/** Style sheets (no markup at all), and what Leaflet writes: its probe for SVG and the signs of its buttons. */
const HARMLESS = /^(?:[^<]|<svg\/>|<span aria-hidden="true">|<\/span>)*$/;

/** A parsed document runs no scripts: the editor takes from it what its schema knows. */
const INERT = 'DOMParser parseFromString';

/**
 * Where the browser demands Trusted Types, this policy decides about text that libraries assign as markup. React writes none, and
 * formatted text goes through DOMPurify, which has a policy of its own.
 */
export function refuseMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(markup, _type, sink) {
      if (sink === INERT || HARMLESS.test(markup)) return markup;
      // ProseMirror then falls back to its own policy, for an inert document
      if (sink === undefined) throw new TypeError('not harmless');
      return null;
    },
  });
}
