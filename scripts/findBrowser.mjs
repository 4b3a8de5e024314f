import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasCommand } from './install.mjs';

/** Chromium without any windows, as Playwright itself uses for headless tests; saves a tenth of a test run. */
const headlessShells = ['/usr/bin/chromium-headless-shell'];
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * Finds the browser for tests and benchmarks: `CHROMIUM_PATH`, or an installed one, or Playwright's; null if there is none.
 * @param {{ shell?: boolean }} options `shell`: whether a headless shell will do; benchmarks need the browser that people use
 */
export async function findBrowser({ shell = true } = {}) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH does not point to a file: ${given}`);
    return given;
  }
  const found = [...(shell ? headlessShells : []), ...browsers].find(path => existsSync(path));
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Finds the browser or installs one: Playwright's build, or else Debian's package. Options as for {@link findBrowser}. */
export async function ensureBrowser(options) {
  const found = await findBrowser(options);
  if (found) return found;
  console.info('• No Chrome or Chromium found: downloading one…');
  // with its system libraries if permitted
  const isRoot = process.getuid?.() === 0;
  if (
    spawnSync('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], { stdio: 'inherit' })
      .status === 0
  ) {
    const own = await findBrowser(options);
    if (own && runs(own)) return own;
  }
  if (hasCommand('apt-get')) {
    const apt = args =>
      spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], { stdio: 'inherit' });
    apt(['update']);
    const packages = options?.shell === false ? ['chromium'] : ['chromium-headless-shell', 'chromium'];
    // Debian has both packages, other distributions may not
    packages.some(name => apt(['install', '-y', '--no-install-recommends', name]).status === 0);
  }
  const last = await findBrowser(options);
  if (!last) throw new Error('No browser could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH.');
  return last;
}

function runs(path) {
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Features to disable: the address bar's popup pages, which cost each window an extra process and a seventh of a test run, and those
 * that Playwright itself disables, since only the last `--disable-features` takes effect.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
].join(',');

/** Arguments for Debian's Chromium, also in a container. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures}`,
];
