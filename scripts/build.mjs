import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { sourceStamp, writeStamp } from './buildStamp.mjs';
import { root, run } from './run.mjs';

const serverFile = join(root, 'dist/server/main.js');

/**
 * Files next to the server's sources (migrations, data, workers) are located with `new URL('./…',
 * import.meta.url)`. In a bundle, every module would share the bundle's URL; this preserves each module's own, so
 * that the same line works in tsx, Jest and the bundle.
 */
const ownAddresses = {
  name: 'own-addresses',
  setup(bundle) {
    bundle.onLoad({ filter: /\/(?:server|contract)\/.*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const here = JSON.stringify(relative(dirname(serverFile), path));
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', `new URL(${here}, import.meta.url).href`) };
    });
  },
};

async function buildServer() {
  mkdirSync(dirname(serverFile), { recursive: true });
  await build({
    // besides the server, the commands that operators run without sources or a TypeScript loader
    entryPoints: [
      join(root, 'server/main.ts'),
      ...['adminCreate', 'auditVerify', 'backupVerify', 'figuresRebuild', 'figuresVerify'].map(name =>
        join(root, `scripts/${name}.ts`),
      ),
    ],
    outdir: dirname(serverFile),
    entryNames: '[name]',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [ownAddresses],
  });
}

const compressible = new Set(['.js', '.mjs', '.css', '.html', '.svg', '.json', '.txt', '.map', '.webmanifest']);

/** Writes `.br` and `.gz` next to each compressible file of at least 1 kB; the server sends them unchanged. */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && compressible.has(extname(entry.name)) && !entry.name.endsWith('.html'))
    .map(entry => resolve(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async file => {
      const bytes = readFileSync(file);
      if (bytes.length < 1024) return;
      const quality = file.endsWith('.map') ? 5 : 11;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

const stamp = sourceStamp();
rmSync(join(root, 'dist/stamp.txt'), { force: true });
const [consoleBuild] = await Promise.all([
  run('vite', ['build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  }),
  buildServer(),
]);
if (!consoleBuild.ok) process.exit(1);
await compress(join(root, 'dist/console'));
writeStamp(stamp);
