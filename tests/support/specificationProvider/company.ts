import { startTranslating } from './startTranslating';

/** A company's own backend before one that follows the specification, with three differences: names, the place of a list, codes. */
export const startCompany = (provider: string) =>
  startTranslating(provider, {
    request: request => ({
      ...request,
      body: isAboutBanners(request) && request.body ? replaced(request.body, OUR_WORDS) : request.body,
    }),
    response: (response, request) => ({
      ...response,
      body: isAboutBanners(request) ? replaced(response.body, THEIR_WORDS) : response.body,
    }),
  });

const isAboutBanners = ({ path }: { path: string }) => path.startsWith('/v1/cms/banner');

const WORDS = [
  ['"title":', '"judul":'],
  ['"image_url":', '"ImageUrl":'],
  ['"list":', '"items":'],
  ['"home_top"', '"ATAS"'],
] as const;
const THEIR_WORDS = WORDS;
const OUR_WORDS = WORDS.map(([ours, theirs]) => [theirs, ours] as const);

const replaced = (body: unknown, words: readonly (readonly [string, string])[]): unknown =>
  JSON.parse(words.reduce((text, [one, other]) => text.replaceAll(one, other), JSON.stringify(body)));
