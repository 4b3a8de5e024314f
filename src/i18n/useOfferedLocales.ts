import { useStore } from 'ra-core';
import { readPageConfig } from '../browser/pageConfig';
import { type Locale, OFFER_ENGLISH, offeredLocales } from './locale';

/** Returns the languages to choose from, and the setting that adds English to the server's. */
export function useOfferedLocales() {
  const [english, offerEnglish] = useStore<boolean>(OFFER_ENGLISH, false);
  const fromServer = readPageConfig().locales;
  const offered: Locale[] = offeredLocales(fromServer, english);
  return { offered, english, offerEnglish, isSetting: !fromServer.includes('en') };
}
