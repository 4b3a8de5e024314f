const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Label of a key on this platform. */
export const keyName = (key: string) => (key === 'Ctrl' && isMac() ? '⌘' : key);

/** Whether keys go into a field, so that a letter is text and no shortcut. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"], [role="textbox"]'));

/** Whether a dialog or menu is open, whose keys are its own. */
export const isModalOpen = () => document.querySelector('.MuiModal-root') !== null;
