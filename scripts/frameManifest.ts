import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { FrameManifest } from '../server/gateway/frameManifest';
import { frameScript } from './frameScript';

const frames = fileURLToPath(new URL('./pageFrames.tsx', import.meta.url));

/** Stubs the style sheets that components import: the module runner cannot read them, and the markup does not need them. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: source => (source.endsWith('.css') ? '\0style-sheet' : undefined),
  load: id => (id === '\0style-sheet' ? '' : undefined),
};

/** Vite plugin that writes `frame.json` from the declarations: menu and titles, rendered by the server before the console's code loads. */
export function frameManifest(): Plugin {
  return {
    name: 'frame-manifest',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ pageFrames: () => Promise<Omit<FrameManifest, 'script'>> }>(frames, {
        logLevel: 'error',
        plugins: [withoutStyles],
      });
      const script = this.emitFile({ type: 'asset', name: 'frame.js', source: frameScript });
      const frame: FrameManifest = { ...(await module.pageFrames()), script: `/${this.getFileName(script)}` };
      this.emitFile({ type: 'asset', fileName: 'frame.json', source: JSON.stringify(frame, null, 1) });
    },
  };
}
