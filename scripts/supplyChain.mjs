// `npm run supply-chain`: audits what the product consists of. Checks the licences of all packages against a list, looks for tokens and
// private keys in the repository's files, writes the bill of materials (CycloneDX, dist/sbom.cdx.json), and asks the registry for known
// vulnerabilities. `-- --offline` skips the last two; it takes a second and is part of `npm test`. Exits with 1 on a finding.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // used unchanged, as separate files or programs
  'LGPL-3.0-or-later',
  'MPL-2.0',
  // a table of browsers and a font
  'CC-BY-4.0',
  'OFL-1.1',
  'Zlib',
]);

/** Packages whose package.json has no SPDX licence, with the licence according to their licence file. */
const READ_BY_HAND = {
  'css-mediaquery': 'BSD-3-Clause',
  'png-js': 'MIT',
  // dependencies of the S3 server used in tests
  busboy: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
};

/** Whether an SPDX expression without nested parentheses is allowed: all parts of AND, one of each OR. */
const isAllowed = licence =>
  licence.split(/ AND /).every(part =>
    part
      .replace(/[()]/g, '')
      .split(/ OR /)
      .some(name => ALLOWED.has(name.trim())),
  );

function forbiddenLicences() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([path, { license, version }]) => {
    if (path === '') return [];
    const name = path.replace(/^.*node_modules\//, '');
    const licence = READ_BY_HAND[name] ?? license;
    return licence && isAllowed(licence) ? [] : [`${name}@${version}: ${licence ?? 'no licence named'}`];
  });
}

/** Secrets recognisable by their format. */
const SECRETS = {
  'private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/,
  'AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{50})/,
  'GitLab token': /\bglpat-[\w-]{20}/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'Google API key': /\bAIza[\w-]{35}\b/,
  'Slack token': /\bxox[abprs]-[\w-]{20}/,
  'Stripe key': /\b[rs]k_live_[A-Za-z0-9]{20}/,
  'SendGrid key': /\bSG\.[\w-]{22}\.[\w-]{43}/,
};
/** Protects nothing: the key of a self-signed certificate for tests. */
const NO_SECRET = new Set(['tests/support/selfSigned.ts: private key']);
const MOST_BYTES = 1024 * 1024;
const BINARY = /\.(png|jpe?g|webp|avif|ico|gif|woff2?|xlsx|pdf|gz|br)$/;

function secretsInFiles() {
  // includes files that are not committed yet
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return names
    .toString()
    .split('\0')
    .filter(name => name && !BINARY.test(name))
    .flatMap(name => {
      const file = join(root, name);
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats?.isFile() || stats.size > MOST_BYTES) return [];
      const text = readFileSync(file, 'utf8');
      return Object.entries(SECRETS).flatMap(([kind, pattern]) => (pattern.test(text) ? [`${name}: ${kind}`] : []));
    })
    .filter(finding => !NO_SECRET.has(finding));
}

async function writeBillOfMaterials() {
  const { ok, output } = await run(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'],
    {
      quiet: true,
    },
  );
  if (!ok) return [output.trim()];
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/sbom.cdx.json'), output);
  return [];
}

async function vulnerabilities() {
  // development packages too: the console is built from them
  const { ok, output } = await run('npm', ['audit', '--audit-level=high', '--loglevel=error'], { quiet: true });
  return ok ? [] : [output.trim()];
}

const offline = process.argv.includes('--offline');
const checks = {
  licences: forbiddenLicences,
  secrets: secretsInFiles,
  ...(!offline && { 'bill of materials': writeBillOfMaterials, vulnerabilities }),
};
let failed = false;
for (const [name, check] of Object.entries(checks)) {
  const began = Date.now();
  const findings = await check();
  failed ||= findings.length > 0;
  for (const finding of findings) console.info(finding);
  console.info(`${findings.length === 0 ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}
process.exit(failed ? 1 : 0);
