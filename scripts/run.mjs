import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command from `node_modules/.bin` or the PATH.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, keep?: boolean }} options quiet: output is returned instead of shown; keep: both
 * @returns {Promise<{ ok: boolean, output: string, seconds: number }>}
 */
export function run(command, args = [], { env = {}, quiet = false, keep = false } = {}) {
  const began = Date.now();
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...env },
      stdio: ['ignore', quiet || keep ? 'pipe' : 'inherit', quiet || keep ? 'pipe' : 'inherit'],
    });
    // forwards signals to the child process
    const pass = signal => child.kill(signal);
    process.on('SIGTERM', pass).on('SIGINT', pass);
    let output = '';
    const hear = shown => chunk => {
      output += chunk;
      if (!quiet) shown.write(chunk);
    };
    child.stdout?.on('data', hear(process.stdout));
    child.stderr?.on('data', hear(process.stderr));
    const done = ok => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve({ ok, output, seconds: (Date.now() - began) / 1000 });
    };
    child.on('error', error => {
      output += error.message;
      done(false);
    });
    child.on('close', code => done(code === 0));
  });
}
