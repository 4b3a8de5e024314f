// `npm run new:resource`: generates a resource end to end: contract, permissions, server, console, e2e script, demo data, migration,
// and its calls in the provider's documentation.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask } from './newResource/ask';
import { filesOf } from './newResource/filesOf';
import { spellingsOf } from './newResource/Names';
import { parseFields } from './newResource/parseFields';
import { root, run } from './run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { indonesian: { type: 'string' }, order: { type: 'string', default: '75' } },
});
const [name, ...typed] = positionals;
const answers = name ? { name, indonesian: values.indonesian, fields: typed } : await ask();
try {
  const names = spellingsOf(answers.name, answers.indonesian);
  const fields = parseFields(answers.fields);
  if (existsSync(join(root, `contract/${names.camel}.ts`)))
    throw new Error(`contract/${names.camel}.ts already exists.`);
  const files = filesOf({ names, fields, order: Number(values.order) }, path => readFileSync(join(root, path), 'utf8'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.info(path);
  }
  const formatted = await run('biome', ['check', '--write', '--error-on-warnings', ...files.keys()]);
  const migrated = await run('drizzle-kit', ['generate', '--name', names.table]);
  const documented = await run('tsx', ['scripts/providerDocs.ts']);
  console.info(`Next: npm run check; npm run build && npx playwright test e2e/${names.camel}.spec`);
  process.exitCode = [formatted, migrated, documented].every(({ ok }) => ok) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
