import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { FrameManifest } from '../server/gateway/frameManifest';

const frames = fileURLToPath(new URL('./pageFrames.tsx', import.meta.url));

/** Writes `frame.json` from the declarations: menu and titles, which the server paints before the console's code is there. */
export function frameManifest(): Plugin {
  return {
    name: 'frame-manifest',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ pageFrames: () => Promise<FrameManifest> }>(frames, {
        logLevel: 'error',
      });
      this.emitFile({
        type: 'asset',
        fileName: 'frame.json',
        source: JSON.stringify(await module.pageFrames(), null, 1),
      });
    },
  };
}
