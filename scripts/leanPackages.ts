import type { Plugin } from 'vite';

interface Replacement {
  module: RegExp;
  code: string | ((source: string) => string);
}

/** A stub with every export of a module as a function that is never called. */
const exportsOf = (value: string) => (source: string) =>
  [...source.matchAll(/^export (?:const|function) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = ${value};`)
    .join('\n');

/**
 * Parts of packages that the console never reaches and that bundlers cannot drop, each with what it saves (gzip): 13 kB before the first list,
 * 4 more before the first form, 4 of the charts. The build fails if a new version moves one of these paths.
 */
const replacements: Replacement[] = [
  // only the server generates JSON schemas; 3 kB of forms
  { module: /\/zod\/v4\/core\/json-schema-processors\.js$/, code: exportsOf('() => {}') },
  { module: /\/zod\/v4\/core\/to-json-schema\.js$/, code: exportsOf('() => () => {}') },
  // the content security policy forbids compiling parsers, and browsers report even the probe; `jitless` of zod's
  // configuration would have to be set before any schema judges, wherever the first one is
  {
    module: /\/zod\/v4\/core\/util\.js$/,
    code: source =>
      source.replace(/const F = Function;\s*new F\(""\);/, "throw new Error('Nothing is compiled here.');"),
  },
  // messages come from the contract; 1 kB of forms
  { module: /\/zod\/v4\/locales\/en\.js$/, code: 'export default () => ({ localeError: () => undefined });' },
  // requests use XMLHttpRequest, which reports upload progress; 4.2 kB of every page
  { module: /\/axios\/lib\/adapters\/fetch\.js$/, code: 'export const getFetch = () => false;' },
  // lists are exported by the server as a stream; react-admin's exporter only writes the current page; 2.4 kB
  {
    module: /\/jsonexport\/dist\/index\.js$/,
    code: `export default () => { throw new Error('Lists are exported by the server.'); };`,
  },
  // react-admin derives English labels from names; here every label is a message of the contract or the console; 3.2 kB
  {
    module: /\/inflection\/lib\/inflection\.js$/,
    code: source =>
      [...source.matchAll(/^exports\.(\w+) = \w+;$/gm)]
        .map(([, name]) => `export const ${name} = text => text;`)
        .join('\n'),
  },
  // names of days and months on time scales: every time axis here has a `tickFormatter`, which writes them in Indonesian and in Jakarta's time; 2.6 kB of
  // charts
  {
    module: /\/d3-time-format\/dist\/d3-time-format\.mjs$/,
    code: 'export const timeFormat = () => String; export const utcFormat = timeFormat;',
  },
  // every tooltip of a chart has a `content` of its own; 1.1 kB of charts
  {
    module: /\/recharts\/es6\/component\/DefaultTooltipContent\.js$/,
    code: 'export const DefaultTooltipContent = () => null;',
  },
  // node-polyglot pulls in six packages for an Object.entries that every supported browser has; 5.3 kB
  { module: /\/object\.entries\/index\.js$/, code: 'module.exports = Object.entries;' },
];

/** Vite plugin that replaces unreachable parts of packages with stubs. */
export function leanPackages(): Plugin {
  const met = new Set<Replacement>();
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      const found = replacements.find(({ module }) => module.test(id));
      if (!found) return;
      met.add(found);
      return { code: typeof found.code === 'string' ? found.code : found.code(source), map: null };
    },
    buildEnd(error) {
      if (error) return;
      for (const missed of replacements)
        if (!met.has(missed)) this.error(`No module is called ${missed.module} any more.`);
    },
  };
}
