/** The part of the module graph used here, which Rolldown passes to a group's `name`. */
interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether a module is loaded statically with an entry, directly or transitively. */
function comesWith(entry: string, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.endsWith(entry)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some(importer => comesWith(entry, importer, graph, seen));
}

/**
 * Returns `common` for modules of the sign-in page that the console or one of its views may share: placed in a view's chunk, they would
 * make the sign-in page load it. `shell` for modules that only the console's entry needs; null for any other.
 */
function startOf(id: string, graph: Graph): string | null {
  const isOfSignIn = comesWith('/src/signIn/main.tsx', id, graph);
  if (isOfSignIn && !/\/src\/(signIn|layout\/auth)\//.test(id)) return 'common';
  return comesWith('/src/main.tsx', id, graph) && !id.endsWith('/src/main.tsx') ? 'shell' : null;
}

/**
 * Few chunks for what is loaded together: each further one costs part of a round trip and compresses worse. The
 * sign-in page and the console share the packages of the first two and `common`; lists share `list`, forms share `form`.
 * What only some views need is split by use. English is one chunk, loaded when chosen.
 */
export const consoleChunks = [
  // Includes Vite's preload helper: in `admin` it would make the sign-in page load that chunk.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/, priority: 5 },
  { name: 'http', test: /node_modules\/(axios|jwt-decode)\//, priority: 4 },
  // schemas load with the first form, but the registry with the labels of choices is needed before
  { name: 'registries', test: /node_modules\/zod\/v4\/core\/registries/, priority: 5 },
  { name: 'zod', test: /node_modules\/zod\//, priority: 4 },
  { name: 'admin', test: /node_modules\/(?!lucide-react\/)/, tags: ['$initial' as const], priority: 3 },
  { name: startOf, debugName: 'start', tags: ['$initial' as const], priority: 2 },
  // chips and tags occur in lists and forms: in `form`, every list would have to load that chunk. What opens later, or only some
  // lists have, has folders of its own
  {
    name: 'list',
    test: /\/src\/ui\/list\/(?!onDemand|someFilters)|\/src\/i18n\/useResourceText\.|\/contract\/core\/plainText\./,
    priority: 2,
  },
  // prices are typed in a list: neither forms nor English may hold how numbers are read
  {
    name: 'numbers',
    test: /\/src\/ui\/fields\/readTyped\.|\/contract\/core\/(maxRupiah|readNumber|numberErrors?)\./,
    priority: 2,
  },
  {
    name: 'english',
    test: /\/src\/(?!signIn\/|layout\/auth\/)(i18n\/en\/|i18n\/englishErrors|(.*\/)?[mM]essages\.en\.ts$)|\/contract\/(?!core\/|promotion\/)(.*\/)?\w+Errors\.ts$|\/ra-language-english\//,
    priority: 2,
  },
  { name: 'filters', test: /\/src\/ui\/list\/someFilters\//, priority: 0.7 },
  // what some lists share with forms: in `form`, each of those lists would have to load that chunk
  {
    name: 'parts',
    test: /\/src\/ui\/(display\/(Card|useNow|useSpanText)|dialogs\/DeleteDialog|controls\/(Switch|Tabs|ToggleButtonGroup|WriteButton|useDebouncedText|shortcuts\/useSaveKey)|fields\/use(CalledChoices|InputSchemas|MerchantTypes)|form\/FormSection|record\/recordAddress)\.|\/lucide-react\/|\/(useMutation|useBlocker|useGetMany|HttpError)\.js$|\/contract\/core\/(labels|referenceOf)\./,
    priority: 0.5,
  },
  { name: 'form', test: /\/src\/ui\/form\//, priority: 0 },
];
