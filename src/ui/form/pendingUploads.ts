import { createContext, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../dataProvider/ApiError';

/** Sends what a field holds and gives the address that takes its place. Throws ApiError, or AbortError where it was stopped. */
export type Send = () => Promise<string>;

/**
 * Placeholder address of a picture or paper that is not uploaded yet, in the shape of a stored one, so that it passes validation.
 */
const PLACEHOLDER = /^\/(?:files|api\/console\/paper)\/pending-\d+\./;

/** Pictures and papers that a form holds and that go to the server with 'Simpan'. */
export class PendingUploads {
  #next = 1;
  readonly #waiting = new Map<string, Send>();

  /**
   * Gives the placeholder to put into the field.
   *
   * @param addressOf the address that a name would have once it is stored; that of a picture unless said
   */
  add(send: Send, addressOf = (name: string) => `/files/${name}.webp`): string {
    const placeholder = addressOf(`pending-${this.#next++}`);
    let address: string | undefined;
    this.#waiting.set(placeholder, async () => {
      // an uploaded picture is not sent again when saving the record fails
      address ??= await send();
      return address;
    });
    return placeholder;
  }

  /**
   * Uploads them and returns the values with their addresses. A rejected one becomes an error of its field.
   */
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
