import { toLocalPhone } from '../../../contract/core/phone';
import { MISSING } from '../../i18n/numbers';

/** A telephone number that can be dialled; a dash if there is none. */
export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone ? <a href={`tel:${phone}`}>{toLocalPhone(phone)}</a> : MISSING;
