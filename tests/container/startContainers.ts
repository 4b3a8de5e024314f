import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether Docker's engine, or a compatible one, is on this machine. */
export function hasEngine(): boolean {
  try {
    execFileSync('docker', ['info'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

const environment = `DATABASE_PASSWORD=rahasia
PUBLIC_URL=https://merchants.example.id
`;

/** Overrides the port of `compose.yaml`, which may be in use. */
const ports = `services:
  server:
    ports: !override ['127.0.0.1:0:3000']
`;

/**
 * Builds the image and starts `compose.yaml` as an operator does, waits until the services are healthy, opens the sign-in page and removes
 * everything, including the built image.
 *
 * @throws Error if the file is rejected, the build fails, a service does not become healthy or the page does not load
 */
export async function startContainers(root: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-compose-'));
  const [given, override] = [join(folder, '.env'), join(folder, 'ports.yaml')];
  writeFileSync(given, environment);
  writeFileSync(override, ports);
  const files = ['--file', join(root, 'compose.yaml'), '--file', override];
  const all = ['compose', '--project-name', `merchants-test-${process.pid}`, '--env-file', given, ...files];
  const compose = (...args: string[]) =>
    execFileSync('docker', [...all, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    compose('config', '--quiet');
    compose('up', '--build', '--detach', '--wait', '--wait-timeout', '300');
    const page = await fetch(`http://${compose('port', 'server', '3000').trim()}`);
    if (!page.ok || !(await page.text()).includes('<html')) throw new Error(`The sign-in page answers ${page.status}`);
  } finally {
    try {
      compose('down', '--volumes', '--rmi', 'local', '--timeout', '20');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
