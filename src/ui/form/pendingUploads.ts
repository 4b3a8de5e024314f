import { createContext, useContext } from 'react';

/** Sends what a field holds and gives the address that takes its place. Throws ApiError, or AbortError where it was stopped. */
export type Send = () => Promise<string>;

/** The address that stands in a field for a picture that is not sent yet; it has the shape of a stored one, so the rules let it pass. */
const PLACEHOLDER = /^\/files\/pending-\d+\.webp$/;

/** Pictures that a form holds and that go to the server with 'Simpan'. */
export class PendingUploads {
  #next = 1;
  readonly #waiting = new Map<string, Send>();

  /** Gives the placeholder to put into the field. */
  add(send: Send): string {
    const placeholder = `/files/pending-${this.#next++}.webp`;
    let address: string | undefined;
    this.#waiting.set(placeholder, async () => {
      // What arrived is not sent again when the record itself is refused.
      address ??= await send();
      return address;
    });
    return placeholder;
  }

  /** How to send what a placeholder stands for; undefined for any other value. */
  of(value: unknown): Send | undefined {
    return isPending(value) ? this.#waiting.get(value) : undefined;
  }
}

export const isPending = (value: unknown): value is string => typeof value === 'string' && PLACEHOLDER.test(value);

export const PendingUploadsContext = createContext(new PendingUploads());
export const usePendingUploads = () => useContext(PendingUploadsContext);
