/** What the server writes into its pages for the console. */
export interface PageConfig {
  helpdesk_email: string;
  version: string;
  /** Where the map's tiles come from (`https://{s}.tiles.example/{z}/{x}/{y}.png`); without it the coastline is drawn. */
  map_tiles_url?: string;
  /** Names the build that this page is of. */
  build?: string;
  /** Languages offered, the first by default. */
  locales: string[];
  /** On the sign-in page: the console's files, to fetch while the person types. */
  preload?: string[];
  /** Of the page's content security policy; absent where the page has none (dev server). */
  nonce?: string;
}

const fallback: PageConfig = { helpdesk_email: 'bantuan@merchants.test', version: 'V.0.1', locales: ['id'] };

/** The page's configuration, with fallbacks where no server wrote one. */
export function readPageConfig(): PageConfig {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return { ...fallback, ...readJsonBlock<Partial<PageConfig>>('config'), ...(nonce && { nonce }) };
}

/** The JSON of `<script type="application/json" id="…">`; null where it is missing, empty or broken. */
export function readJsonBlock<Data>(id: string): Data | null {
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as Data;
  } catch {
    return null;
  }
}
