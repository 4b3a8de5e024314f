import { toChatNumber } from '../../../contract/core/phone';

/** Returns a chat link for a merchant, with an introductory sentence; null if the number is invalid. */
export function contactLink(phone: string, text: string): string | null {
  const number = toChatNumber(phone);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
