import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { check } from 'recheck';
import { filesOf } from './imports.mjs';
import { patternsOf } from './patternsOf.mjs';

/** Trees whose patterns read what people and other servers send. Those of the scripts read the project's own files. */
const TREES = ['contract', 'server', 'src'];
/** Patterns with many repeats are judged exactly, too, not by trying; a judgement never depends on chance or on how busy the machine is. */
const JUDGED = { maxRepeatCount: 5_000, randomSeed: 1, timeout: 120_000 };
const { version } = createRequire(import.meta.url)('recheck/package.json');

/**
 * Finds regular expressions whose time may grow faster than their text, and those built while running, which nobody can judge. Either is
 * excused by a comment `// recheck: …` that names the bound on the text.
 * @param {string} root folder that contains the trees
 * @param {string[]} trees
 * @returns {Promise<string[]>} one message per fault
 */
export async function checkPatterns(root, trees = TREES) {
  const files = trees.flatMap(tree => filesOf(root, tree).map(file => `${tree}/${file}`));
  const judge = rememberingJudge(join(root, 'node_modules/.cache/patterns.json'));
  const faults = [];
  for (const file of files) {
    for (const { line, source, flags, excuse } of patternsOf(file, readFileSync(join(root, file), 'utf8'))) {
      const fault =
        source === undefined ? 'is built while running: use fixed text or plain code' : await judge(source, flags);
      if (fault && !excuse) faults.push(`${file}:${line} a pattern ${fault}`);
      if (!fault && excuse) faults.push(`${file}:${line} a pattern needs no excuse:${excuse}`);
    }
  }
  judge.save();
  return faults;
}

/** Judges each pattern once; harmless ones are remembered in a file, by the version of the judge. */
function rememberingJudge(file) {
  const known = new Map(remembered(file).map(pattern => [pattern, undefined]));
  const judge = async (source, flags) => {
    const pattern = `/${source}/${flags}`;
    if (!known.has(pattern)) known.set(pattern, faultOf(pattern, await check(source, flags, JUDGED)));
    return known.get(pattern);
  };
  judge.save = () => {
    const harmless = [...known].flatMap(([pattern, fault]) => (fault ? [] : [pattern]));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ version, harmless }));
  };
  return judge;
}

function remembered(file) {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return kept.version === version ? kept.harmless : [];
  } catch {
    return [];
  }
}

function faultOf(pattern, { status, complexity, attack, error }) {
  if (status === 'safe') return undefined;
  return status === 'vulnerable'
    ? `is slow, ${complexity.summary} at ${attack.pattern}: ${pattern}`
    : `cannot be judged (${error.kind}): ${pattern}`;
}
