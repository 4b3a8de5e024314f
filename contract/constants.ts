/** Constants of the specification (point 9 unless stated otherwise). Durations are in the unit their name ends in. */

export const APP_TITLE = 'Merchants SuperAdmin';
export const APP_VERSION = 'V.0.1';
/** Not in the specification: response header that names the console build on the server. */
export const BUILD_HEADER = 'x-console-build';
export const TIME_ZONE = 'Asia/Jakarta';
export const LOCALE_COOKIE = { name: 'i18n_redirected', maxAgeDays: 365 } as const;

export const TOKEN_LIFETIME_S = 604_800;
export const REFRESH_TOKEN_LIFETIME_S = 2_592_000;
export const EXPIRY_CHECK = { everyMs: 30_000, firstAfterMs: 1_000 } as const;

/** Default range of the dashboard and its other preset, as days back from today. */
export const DASHBOARD_PRESETS_DAYS_BACK = { week: 6, month: 29 } as const;
/** A password that expires within this many days is 'expiring'. */
export const PASSWORD_EXPIRING_DAYS = 15;
/** Not in the specification: the 15-day warning needs an expiry, which the design sets. */
export const PASSWORD_VALID_DAYS = 90;

export const DEFAULT_SALES_FILTER_DATE = 'day';
export const NOTIFICATION_PAGE_SIZE = 10;

export const CURRENCY = 'IDR';
export const NUMBER_LOCALE = 'id-ID';
export const MAX_DECIMALS = 2;

export const CONFIRM_TEXT = 'Oke';
export const PROGRESS_BAR = { throttleMs: 200, durationMs: 5_000 } as const;
export const PREFETCH_IDLE_TIMEOUT_MS = 2_000;

export const SIZES = { sidebar: 250, sidebarMinimized: 75, topBar: 70, toast: 350 } as const;
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;
