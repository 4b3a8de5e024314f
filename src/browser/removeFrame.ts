/** Removes the server-rendered frame, in the same paint, once the console has rendered anything in its place. */
export function removeFrame(root: HTMLElement): void {
  const frame = document.getElementById('frame');
  if (!frame) return;
  const observer = new MutationObserver(() => {
    frame.remove();
    observer.disconnect();
  });
  observer.observe(root, { childList: true });
}
