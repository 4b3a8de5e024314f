/** What is behind the console: its own server's provider, the same at another address, or one written from the specification alone. */
export type BackendName = 'embedded' | 'remote' | 'stand-in';

export interface BackendOption {
  /** What is behind the console; a project of `playwright.config.ts` says it. */
  behind: BackendName;
}

/** Tags scripts that pass before every backend: the projects `remote` and `stand-in` run them once more. */
export const EVERY_BACKEND = '@everyBackend';
