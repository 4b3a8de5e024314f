import { reloadOnFailedChunk, withoutReload } from '../../../src/browser/reloadOnFailedChunk';

const linkIn = (head: HTMLHeadElement) => head.querySelector('link')!;

describe('a style sheet that failed to load', () => {
  beforeAll(() => {
    reloadOnFailedChunk();
  });
  beforeEach(() => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/part.css">';
    linkIn(document.head).dispatchEvent(new Event('error'));
  });

  it('is reloaded before its part is retried', async () => {
    const first = linkIn(document.head);
    const load = jest.fn(async () => 'part');
    const loading = withoutReload(load);
    const second = linkIn(document.head);
    expect(second).not.toBe(first);
    expect(second.getAttribute('href')).toBe('/assets/part.css');
    expect(load).not.toHaveBeenCalled();
    second.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBe('part');
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
  });

  it('fails its part while it fails to load, and is retried the next time', async () => {
    const loading = withoutReload(async () => 'part');
    linkIn(document.head).dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('/assets/part.css');
    const again = withoutReload(async () => 'part');
    linkIn(document.head).dispatchEvent(new Event('load'));
    await expect(again).resolves.toBe('part');
  });
});
