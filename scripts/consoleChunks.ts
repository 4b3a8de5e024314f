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

const OF_LISTS =
  /\/contract\/core\/plainText\.|\/src\/ui\/(list\/(?!BulkBar|KeepRowFocus|ListDeleteDialog|SelectAll|bulk\/|filter\/PeriodPanel|views\/(SaveView|ManageViews|ViewsPanel)|RelatedList|FormOverList|FilterTabs|rowMenu\/(RowMenu|RowMenuAction|\w+MenuItem)\.)|CategoryTag|PeriodField|StatusChip|useSchemaChoices)/;
/** Filters of only some lists, with what they share with forms; without a chunk of their own they would end up with the forms. */
const OF_SOME_LISTS =
  /\/src\/ui\/(list\/filter\/((use)?Area|Reference|PeriodFilter|useDayState|FoundChoices)|useAreas\.|form\/useReferenceChoices|defaultViews\/areaFieldsOf)/;

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
  // chips and tags occur in lists and forms: in `form`, every list would have to load that chunk. What opens later, or
  // only some lists have, loads when it is used
  {
    name: 'list',
    test: (id: string) => OF_LISTS.test(id) && !OF_SOME_LISTS.test(id),
    priority: 2,
  },
  // prices are typed in a list: neither forms nor English may hold how numbers are read
  {
    name: 'numbers',
    test: /\/src\/ui\/readTyped\.|\/contract\/core\/(maxRupiah|readNumber|numberErrors?)\./,
    priority: 2,
  },
  {
    name: 'english',
    test: /\/src\/(?!signIn\/|layout\/auth\/)(i18n\/en\/|i18n\/englishErrors|(.*\/)?[mM]essages\.en\.ts$)|\/contract\/(?!core\/|promotion\/)(.*\/)?\w+Errors\.ts$|\/ra-language-english\//,
    priority: 2,
  },
  { name: 'filters', test: OF_SOME_LISTS, priority: 0.7 },
  // what some lists share with forms: in `form`, each of those lists would have to load that chunk
  {
    name: 'parts',
    test: /\/src\/ui\/(Card|DeleteDialog|Switch|Tabs|ToggleButtonGroup|WriteButton|form\/FormSection|shortcuts\/useSaveKey|use(CalledChoices|DebouncedText|InputSchemas|MerchantTypes|Now|SpanText))\.|\/lucide-react\/|\/(useMutation|useBlocker|useGetMany|HttpError)\.js$|\/contract\/core\/(labels|referenceOf)\./,
    priority: 0.5,
  },
  { name: 'form', test: /\/src\/ui\/form\/(?!CropEditor)/, priority: 0 },
];
