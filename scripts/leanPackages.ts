import type { Plugin } from 'vite';

interface Replacement {
  module: RegExp;
  code: string | ((source: string) => string);
}

/** Every name that a module exports, as a function that is never called. */
const exportsOf = (value: string) => (source: string) =>
  [...source.matchAll(/^export (?:const|function) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = ${value};`)
    .join('\n');

/** Places tooltips, with code that comes when the first one is shown. */
const popperWhenShown = `
  export function createPopper(reference, popper, options) {
    let placed;
    let gone = false;
    popper.style.visibility = 'hidden';
    import('./popper.js').then(
      ({ createPopper }) => {
        if (gone) return;
        popper.style.visibility = '';
        placed = createPopper(reference, popper, options);
      },
      () => undefined,
    );
    return {
      update: async () => placed?.update(),
      forceUpdate: () => placed?.forceUpdate(),
      destroy() {
        gone = true;
        placed?.destroy();
      },
    };
  }
`;

/**
 * Parts of packages that the console reaches never or late, and bundlers cannot tell: about 40 kB (gzip) less before the first list.
 * The paths are checked by the build: one that a new version has moved fails it.
 */
const replacements: Replacement[] = [
  // Only the server writes JSON schemas.
  { module: /\/zod\/v4\/core\/json-schema-processors\.js$/, code: exportsOf('() => {}') },
  { module: /\/zod\/v4\/core\/to-json-schema\.js$/, code: exportsOf('() => () => {}') },
  // Messages are the contract's own.
  { module: /\/zod\/v4\/locales\/en\.js$/, code: 'export default () => ({ localeError: () => undefined });' },
  // The themes' colours are values (`theme/theme.ts`), light and dark a theme each: nothing is a CSS variable of MUI's.
  {
    module: /\/@mui\/material\/esm\/styles\/createThemeWithVars\.js$/,
    code: `const none = () => { throw new Error('MUI themes have no CSS variables here.'); };
      export { none as default, none as createGetCssVar };`,
  },
  {
    module: /\/@mui\/material\/esm\/styles\/ThemeProviderWithVars\.js$/,
    code: `const none = () => { throw new Error('MUI themes have no CSS variables here.'); };
      export { none as CssVarsProvider, none as Experimental_CssVarsProvider, none as useColorScheme, none as getInitColorSchemeScript };`,
  },
  // Dates are written, never read, and never as "three days ago".
  {
    module: /\/date-fns\/locale\/\w\w(-\w\w)?\/_lib\/(match|formatDistance|formatRelative)\.js$/,
    code: exportsOf('undefined'),
  },
  // Emotion copies the statics of what `withTheme` wraps: nobody calls that.
  {
    module: /\/hoist-non-react-statics\/dist\/hoist-non-react-statics\.cjs\.js$/,
    code: 'module.exports = target => target;',
  },
  // Calls go through XMLHttpRequest, which tells the progress of uploads.
  { module: /\/axios\/lib\/adapters\/fetch\.js$/, code: 'export const getFetch = () => false;' },
  // Lists are exported by the server, as a stream: react-admin's own exporter writes what is on the page.
  {
    module: /\/jsonexport\/dist\/index\.js$/,
    code: `export default () => { throw new Error('Lists are exported by the server.'); };`,
  },
  // React-admin guesses English labels from names; here every label is a word of the contract or the console.
  {
    module: /\/inflection\/lib\/inflection\.js$/,
    code: source =>
      [...source.matchAll(/^exports\.(\w+) = \w+;$/gm)]
        .map(([, name]) => `export const ${name} = text => text;`)
        .join('\n'),
  },
  { module: /\/@popperjs\/core\/lib\/index\.js$/, code: popperWhenShown },
  // Polyfills of what every browser has: node-polyglot takes six packages for Object.entries.
  { module: /\/object\.entries\/index\.js$/, code: 'module.exports = Object.entries;' },
];

/** Leaves unreachable parts of packages out of the build. */
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
