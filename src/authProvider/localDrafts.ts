/** What was typed into a form, as this tab keeps it for itself. */
export interface LocalDraft {
  values: Record<string, unknown>;
  base_version: number | null;
  saved_at: string;
}

const PREFIX = 'draft:';

/**
 * The tab's own copy of a draft, for what the server could not take: it was away, or the session had ended. Kept for the tab's life
 * only, and under the person's id: nobody else is offered it.
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
        // Full or forbidden: the server's copy remains.
      }
    },
    remove(): void {
      sessionStorage.removeItem(name);
    },
  };
}

/** Forgets every draft of this tab: the person signs out on purpose. */
export function forgetLocalDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
}
