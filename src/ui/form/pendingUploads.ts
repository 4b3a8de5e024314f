import { createContext, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../dataProvider/ApiError';

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

  /** The values with the addresses of their pictures, which are sent now. A picture that the server refuses is refused beside its field. */
  async send(values: FieldValues): Promise<FieldValues> {
    const whole = { ...values };
    for (const [field, value] of Object.entries(values)) {
      const send = isPending(value) && this.#waiting.get(value);
      if (send) whole[field] = await send().catch(error => Promise.reject(aboutField(field, error)));
    }
    return whole;
  }
}

const aboutField = (field: string, error: unknown) =>
  error instanceof ApiError && [413, 415, 422].includes(error.status)
    ? new ApiError(error.status, error.message, {
        errors: { [field]: error.message },
        error: error.error && { ...error.error, fields: { [field]: error.error } },
      })
    : error;

export const isPending = (value: unknown): value is string => typeof value === 'string' && PLACEHOLDER.test(value);

export const PendingUploadsContext = createContext(new PendingUploads());
export const usePendingUploads = () => useContext(PendingUploadsContext);
