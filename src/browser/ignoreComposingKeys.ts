/**
 * Keeps the keys of an input method from every handler: Enter, Escape and arrows that choose among its candidates would submit a form, pick
 * a choice or close a dialog. Browsers mark them as composing, or by the code 229 where the composition has just ended.
 */
export const ignoreComposingKeys = () =>
  window.addEventListener(
    'keydown',
    event => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
    },
    { capture: true },
  );
