/** A form's input, kept in this tab. */
export interface LocalDraft {
  values: Record<string, unknown>;
  base_version: number | null;
  saved_at: string;
}

const PREFIX = 'draft:';

/**
 * Returns this tab's copy of a draft, for when the server is unreachable or the session has expired. It lives as long as the
 * tab, under the user's id so that nobody else is offered it.
 */
export function localDraft(userId: string, resource: string, recordId: string) {
  const name = `${PREFIX}${userId}:${resource}:${recordId}`;
  return {
    read(): LocalDraft | null {
      try {
        return JSON.parse(sessionStorage.getItem(name) ?? 'null') as LocalDraft | null;
      } catch {
        return null;
      }
    },
    write(draft: LocalDraft): void {
      try {
        sessionStorage.setItem(name, JSON.stringify(draft));
      } catch {
        // full or blocked: the server's copy remains
      }
    },
    remove(): void {
      sessionStorage.removeItem(name);
    },
  };
}

/** Deletes all of this tab's drafts, on sign-out. */
export function forgetLocalDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
}

/** Local storage key of the chosen CBU (an owner's id), kept for as long as the user stays signed in (point 3). */
const KEY = 'selected_cbu';

/** Returns the chosen CBU, or null if there is none. */
export const keptOwner = (): string | null => localStorage.getItem(KEY);

/** Stores the chosen CBU, or removes it if `id` is undefined. */
export function keepOwner(id: string | undefined): void {
  if (id) localStorage.setItem(KEY, id);
  else localStorage.removeItem(KEY);
}
