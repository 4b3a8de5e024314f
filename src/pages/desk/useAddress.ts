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

/** Writes the delivery address into the form. */
export function useAddress() {
  const { setValue, getFieldState, clearErrors } = useFormContext();
  const write = useCallback(
    (address: Partial<Address>) => {
      for (const [name, value] of Object.entries(address)) setValue(name, value, { shouldDirty: true });
      // clearing errors rerenders every input of the form
      const wrong = Object.keys(address).filter(name => getFieldState(name).error);
      if (wrong.length > 0) clearErrors(wrong);
    },
    [setValue, getFieldState, clearErrors],
  );
  return {
    /** Writes some of its fields. */
    write,
    take: ({ address, address_note, village_code, area, latitude, longitude }: CustomerAddress) =>
      write({ address, address_note, village_code, area, latitude, longitude }),
    clear: () => write(NONE),
  };
}
