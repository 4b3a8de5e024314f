import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort';
import { cert, key } from './selfSigned';

const given = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));

/** Path of the installed program; undefined if there is none (Debian: `apt-get install nginx-light`). */
export const nginx: string | undefined = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map(folder => join(folder, 'nginx'))
  .find(existsSync);

export interface RunningNginx {
  httpsUrl: string;
  httpUrl: string;
  /** Returns the log of the requests so far. */
  accessLog(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts nginx in front of a server on a local port, with `deploy/nginx.conf` unchanged but for ports, certificate and folders.
 * @throws Error with the output of `nginx -t` if it rejects the file
 */
export async function startNginx(port: number): Promise<RunningNginx> {
  if (!nginx) throw new Error('nginx is not installed: apt-get install nginx-light');
  const folder = await mkdtemp(join(tmpdir(), 'merchants-nginx-'));
  const [http, https] = [await freePort(), await freePort()];
  const [certFile, keyFile, file] = ['cert.pem', 'key.pem', 'nginx.conf'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const site = (await readFile(given, 'utf8'))
    .replaceAll('/var/log/nginx', folder)
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${http};`)
    .replaceAll(/(listen (?:\[::\]:)?)443 /g, `$1${https} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certFile};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${keyFile};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) await mkdir(join(folder, name));
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr notice;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map(name => `${name}_temp_path ${join(folder, name)};`),
    site,
    '}',
  ];
  await writeFile(certFile, cert);
  await writeFile(keyFile, key);
  await writeFile(file, main.join('\n'));
  execFileSync(nginx, ['-t', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });

  const child = spawn(nginx, ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let log = '';
    child.stderr.on('data', chunk => {
      log += chunk;
      if (log.includes('start worker process ')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`nginx did not start:\n${log}`)));
  });
  return {
    httpsUrl: `https://127.0.0.1:${https}`,
    httpUrl: `http://127.0.0.1:${http}`,
    accessLog: () => readFile(join(folder, 'merchants.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
