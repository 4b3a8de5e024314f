// Starts the server from nothing but what the Dockerfile puts into the image: its files, its packages without development dependencies, its
// environment and its commands, on an empty PostgreSQL as in compose.yaml. Needs `npm run build`, but no container. Where `docker info`
// works, it then builds the image and starts compose.yaml for real; elsewhere tests/contract/containerFiles.test.ts checks both files
// against their rules.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBuiltServer } from '../support/builtServer';
import { asAdmin, urlOf } from '../support/database/postgresDatabases';
import { startPostgres } from '../support/database/startPostgres';
import { freePort } from '../support/freePort';
import { imageOf } from './imageOf';
import { hasEngine, startContainers } from './startContainers';

const root = fileURLToPath(new URL('../..', import.meta.url));
const image = imageOf(join(root, 'Dockerfile'));

/** Uses hard links to avoid copying half a gigabyte just to try it; copies onto another disk. */
function put(path: string, folder: string) {
  const to = join(folder, path);
  mkdirSync(dirname(to), { recursive: true });
  const isSameDisk = statSync(root).dev === statSync(folder).dev;
  execFileSync('cp', [isSameDisk ? '-al' : '-a', join(root, path), to]);
}

/** Returns the packages that `npm ci --omit=dev` installs; nested ones come with their parents. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const isFirst = (path: string) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path);
  // the lock file also lists packages of other platforms, which are not on this machine
  return Object.keys(packages).filter(path => isFirst(path) && !packages[path]!.dev && existsSync(join(root, path)));
}

/** Returns a folder with no packages in any parent folder, where Node also looks: what the image lacks must not be found there. */
function placeWithoutPackages(): string {
  const hasPackages = (place: string): boolean =>
    existsSync(join(place, 'node_modules')) || (dirname(place) !== place && hasPackages(dirname(place)));
  const place = [tmpdir(), '/var/tmp', homedir()].find(one => !hasPackages(one));
  if (!place) throw new Error('Every place for temporary files has node_modules above it');
  return place;
}

const postgres = await startPostgres();
const folder = mkdtempSync(join(placeWithoutPackages(), 'merchants-image-'));
try {
  for (const path of [...image.copied, ...productionPackages()]) put(path, folder);
  await asAdmin(postgres.url, admin => admin.query('create database merchants'));
  const port = await freePort();
  const [program, script, ...rest] = image.command;
  if (program !== 'node' || !script || rest.length > 0)
    throw new Error(`Not a server of Node: ${image.command.join(' ')}`);
  const server = await startBuiltServer({
    script: join(folder, script),
    port,
    env: {
      ...image.env,
      // its own data folder and port: other servers run on this machine
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      DATABASE_URL: urlOf(postgres.url, 'merchants'),
      PUBLIC_URL: 'https://merchants.example.id',
    },
  });
  try {
    const [node, ...args] = image.healthcheck;
    execFileSync(node!, args, { cwd: folder, env: { PATH: process.env.PATH, PORT: String(port) } });
    const page = await fetch(server.url);
    if (!page.ok || !(await page.text()).includes('<html')) throw new Error(`The sign-in page answers ${page.status}`);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server ended with ${code}`);
  console.info(`✓ ready after ${Math.round(server.readyAfter)} ms with what the image holds, healthy, ended with 0`);
} finally {
  rmSync(folder, { recursive: true, force: true });
  await postgres.stop();
}

if (hasEngine()) {
  await startContainers(root);
  console.info('✓ built, started by compose.yaml and healthy');
} else console.info('  no engine of Docker here: the image was not built, compose.yaml not started');
