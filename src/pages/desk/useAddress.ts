import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CustomerAddress } from '../../../contract/desk/caller';
import type { DeskValues } from './deskForm';

type Address = Pick<DeskValues, 'address' | 'address_note' | 'village_code' | 'area' | 'latitude' | 'longitude'>;

const NONE: Address = {
  address: null,
  address_note: null,
  village_code: null,
  area: null,
  latitude: null,
  longitude: null,
};

/** Writes where an order is brought to into the form. */
export function useAddress() {
  const { setValue, getFieldState, clearErrors } = useFormContext();
  const write = useCallback(
    (address: Partial<Address>) => {
      for (const [name, value] of Object.entries(address)) setValue(name, value, { shouldDirty: true });
      // told of errors, every input of the form is drawn anew
      const wrong = Object.keys(address).filter(name => getFieldState(name).error);
      if (wrong.length > 0) clearErrors(wrong);
    },
    [setValue, getFieldState, clearErrors],
  );
  return {
    /** Some fields of it. */
    write,
    take: ({ address, address_note, village_code, area, latitude, longitude }: CustomerAddress) =>
      write({ address, address_note, village_code, area, latitude, longitude }),
    clear: () => write(NONE),
  };
}
