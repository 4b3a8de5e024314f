/** What is behind the console: its own server's provider, the same at another address, or one written from the specification alone. */
export type BackendName = 'embedded' | 'remote' | 'stand-in';

export interface BackendOption {
  /** What is behind the console; set by a project in `playwright.config.ts`. */
  behind: BackendName;
}

/** Tags scripts that pass with every backend: the projects `remote` and `stand-in` run them again. */
export const EVERY_BACKEND = '@everyBackend';
