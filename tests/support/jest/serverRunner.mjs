import { createRunner } from 'jest-light-runner';

const WORKER_DATA = new URL('workerData.mjs', import.meta.url);

/** Any file that takes longer is hanging: the runner has no time limit for a single test. */
const LIMIT_MS = 20 * 60_000;

/**
 * Runs the server's test files in plain Node processes, several files per process: the server's modules are loaded once, where Jest's own
 * runner loads them for every file. Files share module state, as several apps in one process do.
 */
export default class ServerRunner extends createRunner({ runtime: 'child_process' }) {
  constructor(globalConfig, ...rest) {
    // with a single worker the tests would run in Jest's own process, which cannot load TypeScript
    super({ ...globalConfig, maxWorkers: Math.max(globalConfig.maxWorkers, 2) }, ...rest);
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const limits = new Map();
    const { NODE_OPTIONS = '' } = process.env;
    process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import tsx --import ${WORKER_DATA}`.trim();
    const start = test => {
      limits.set(
        test,
        setTimeout(() => {
          console.error(`${test.path} has not ended after ${LIMIT_MS / 60_000} minutes`);
          process.exit(1);
        }, LIMIT_MS),
      );
      return onStart(test);
    };
    const end = (then, test, outcome) => {
      clearTimeout(limits.get(test));
      return then(test, outcome);
    };
    try {
      await super.runTests(tests, watcher, start, end.bind(null, onResult), end.bind(null, onFailure));
    } finally {
      process.env.NODE_OPTIONS = NODE_OPTIONS;
    }
  }
}
