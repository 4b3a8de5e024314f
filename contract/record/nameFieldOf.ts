/** The response field with the name of the record that a reference points to: `merchant_name` for `merchant_id`. */
export const nameFieldOf = (reference: string) => `${reference.replace(/_id$/, '')}_name`;
