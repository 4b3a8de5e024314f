const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Returns the label of a key on this platform. */
export const keyName = (key: string) => (key === 'Ctrl' && isMac() ? '⌘' : key);

/** Whether keys go into a field, where a letter is text rather than a shortcut. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"], [role="textbox"]'));

/** Whether a dialog or menu is open, which handles its own keys. */
export const isModalOpen = () => document.querySelector('.MuiModal-root') !== null;
