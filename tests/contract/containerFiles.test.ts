import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeFaults, readCompose } from '../container/composeFaults';
import { dockerfileFaults } from '../container/dockerfileFaults';
import { imageOf } from '../container/imageOf';

const root = join(__dirname, '../..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
const image = imageOf(join(root, 'Dockerfile'));
/** As in the operations guide's `.env`. */
const given = { DATABASE_PASSWORD: 'rahasia', PUBLIC_URL: 'https://merchants.example.id' };

/** Returns a copy with one fault. @throws Error if the text to replace is missing */
function broken(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`Not in the file: ${from}`);
  return text.replace(from, to);
}

describe('the Dockerfile', () => {
  test('has the version of Node that developers have', () => {
    const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`node:${version}-bookworm-slim`]));
  });

  test('has no fault', () => {
    expect(dockerfileFaults(dockerfile)).toEqual([]);
  });

  test.each([
    ['EXPOSE 3000', 'EXPOSE web', /Invalid containerPort: web/],
    ['STOPSIGNAL SIGTERM', 'STOPSIGNALS SIGTERM', /Unknown instruction: STOPSIGNALS/],
    ['WORKDIR /app', 'WORKDIR', /no arguments/],
    ['--interval=10s', '--intervals=10s', /Unknown flag: intervals/],
    ['CMD ["node", "dist/server/main.js"]', "CMD ['node', 'dist/server/main.js']", /single quotes|double quotes/],
    [
      'CMD ["node", "dist',
      'CMD ["node", "dist/x"]\nCMD ["node", "dist',
      /more than one CMD|only one CMD|CMD instruction/i,
    ],
  ])('is faulty with %s replaced by %s', (from, to, fault) => {
    expect(dockerfileFaults(broken(dockerfile, from, to))).toEqual(
      expect.arrayContaining([expect.stringMatching(fault)]),
    );
  });
});

describe('compose.yaml', () => {
  test('has no fault', () => {
    expect(composeFaults(readCompose(compose, given), image)).toEqual([]);
  });

  test.each([
    ['restart: unless-stopped', 'restarts: unless-stopped', /must NOT have unevaluated|additional.*restarts/],
    ['read_only: true', 'read_only: [yes]', /read_only must be/],
    ['image: postgres:18', 'image: postgres', /^database: postgres names no version/],
    ['- files:/data', '- papers:/data', /^server: volume papers is not declared/],
    ['- files:/data', '- files:/elsewhere', /^server: nothing keeps \/data/],
    ['127.0.0.1:3000:3000', '127.0.0.1:3000:8080', /^server: port 3000 leads nowhere/],
    ['127.0.0.1:3000:3000', '3000:3000', /^server: 3000:3000 is open to the network/],
    ['SMTP_URL:', 'SMTP_ADDRESS:', /^server: the server reads no SMTP_ADDRESS/],
    ["TRUST_PROXY: '1'", "TRUST_PROXY: 'perhaps'", /^server: (.|\n)*TRUST_PROXY/],
    ['healthcheck:', 'x-healthcheck:', /^server: waits for database to be healthy, which has no health check/],
    [
      'depends_on:\n      database:',
      'depends_on:\n      postgres:',
      /^server: waits for postgres, which is no service/,
    ],
  ])('is rejected with %s replaced by %s', (from, to, fault) => {
    expect(composeFaults(readCompose(broken(compose, from, to), given), image)).toEqual(
      expect.arrayContaining([expect.stringMatching(fault)]),
    );
  });

  test('cannot be read without a required .env setting, nor with invalid YAML', () => {
    expect(() => readCompose(compose, { ...given, DATABASE_PASSWORD: '' })).toThrow('DATABASE_PASSWORD');
    expect(() => readCompose(broken(compose, '  server:', ' server:'), given)).toThrow();
  });
});
