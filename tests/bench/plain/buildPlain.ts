import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the plain app into a folder with Vite's defaults: one entry, compressed like our own files. */
export async function buildPlain(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [react()],
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5_000 },
  });
  for (const name of readdirSync(join(outDir, 'assets'))) {
    const file = join(outDir, 'assets', name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
