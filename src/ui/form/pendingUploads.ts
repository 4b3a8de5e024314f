import { createContext, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../dataProvider/ApiError';

/** Uploads the content of a field and returns the address that replaces it. @throws ApiError, or AbortError if stopped */
export type Send = () => Promise<string>;

/**
 * Matches the placeholder address of a picture or document not uploaded yet, which has the form of a stored one to pass validation.
 */
const PLACEHOLDER = /^\/(?:files|api\/console\/paper)\/pending-\d+\./;

/** Pictures and documents held by a form until 'Simpan' uploads them. */
export class PendingUploads {
  #next = 1;
  readonly #waiting = new Map<string, Send>();

  /**
   * Adds an upload and returns the placeholder to put into the field.
   *
   * @param addressOf the address that a name has once stored; a picture's by default
   */
  add(send: Send, addressOf = (name: string) => `/files/${name}.webp`): string {
    const placeholder = addressOf(`pending-${this.#next++}`);
    let address: string | undefined;
    this.#waiting.set(placeholder, async () => {
      // a picture is not uploaded again if saving the record fails
      address ??= await send();
      return address;
    });
    return placeholder;
  }

  /**
   * Uploads all of them and returns the values with their addresses. A rejected upload becomes an error of its field.
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
