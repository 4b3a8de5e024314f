import { toChatNumber } from '../../../contract/core/phone';

/** A chat with a merchant: its number as +62, and a first sentence; null where the number is none. */
export function contactLink(phone: string, text: string): string | null {
  const number = toChatNumber(phone);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
