/** Runs an action once no dialog or menu is open any more, since these restore the focus as they close. Returns a function that calls it off. */
export function afterDialogs(action: () => void): () => void {
  const timer = window.setInterval(() => {
    if (document.querySelector('.MuiModal-root:not(.MuiModal-hidden)')) return;
    window.clearInterval(timer);
    action();
  }, 50);
  return () => window.clearInterval(timer);
}
