/** Takes away the frame that the server painted as soon as the console has painted anything in its place, within the same paint. */
export function removeFrame(root: HTMLElement): void {
  const frame = document.getElementById('frame');
  if (!frame) return;
  const observer = new MutationObserver(() => {
    frame.remove();
    observer.disconnect();
  });
  observer.observe(root, { childList: true });
}
