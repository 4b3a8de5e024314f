/** Runs an action once no dialog is open any more, since a dialog restores the focus as it closes. Returns a function that calls it off. */
export function afterDialogs(action: () => void): () => void {
  const timer = window.setInterval(() => {
    if (document.querySelector('.MuiDialog-root')) return;
    window.clearInterval(timer);
    action();
  }, 50);
  return () => window.clearInterval(timer);
}
