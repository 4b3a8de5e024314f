import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { loadSurfaces } from '../../../src/ui/material/onceLoaded';

configure({ asyncUtilTimeout: 5_000 });

/** Layout queries that jsdom does not support: a wide screen in light mode, nothing observed. */
window.matchMedia ??= (query: string) =>
  ({
    matches: /min-width/.test(query),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) as MediaQueryList;

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(window, {
  ResizeObserver: window.ResizeObserver ?? Observer,
  IntersectionObserver: window.IntersectionObserver ?? Observer,
});
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

// as in the browser after a moment, so that a menu opens within the event that triggers it
beforeAll(loadSurfaces);
