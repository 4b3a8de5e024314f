/** Configuration that the server embeds in its pages. */
export interface PageConfig {
  /** The server's time when it sent this page (ms since 1970). */
  server_time?: number;
  helpdesk_email: string;
  version: string;
  /** URL template of map tiles (`https://{s}.tiles.example/{z}/{x}/{y}.png`); without it only the coastline is drawn. */
  map_tiles_url?: string;
  /** Whether the server can provide directions by road. */
  has_directions?: boolean;
  /** Id of this page's build. */
  build?: string;
  /** Available languages, the default first. */
  locales: string[];
  /** With a remote provider: the console's own calls (`/api/console/…`) that this server implements. */
  own_calls?: string[];
  /** On the sign-in page: the console's files to prefetch. */
  preload?: string[];
  /** Nonce of the page's content security policy; absent without one (dev server). */
  nonce?: string;
}

const fallback: PageConfig = { helpdesk_email: 'bantuan@merchants.test', version: 'V.0.1', locales: ['id'] };

/** Returns the page's configuration, with defaults if none is embedded. */
export function readPageConfig(): PageConfig {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return { ...fallback, ...readJsonBlock<Partial<PageConfig>>('config'), ...(nonce && { nonce }) };
}

/** Parses the JSON of `<script type="application/json" id="…">`; null if it is missing, empty or invalid. */
export function readJsonBlock<Data>(id: string): Data | null {
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as Data;
  } catch {
    return null;
  }
}
