/**
 * What a text of digits, points, commas and minus means in Indonesia, counted out character by character: an account that shares
 * nothing with the reader of the contract.
 *
 * @returns null if it means no number with at most so many decimals
 */
export function numberOracle(text: string, decimals: number, grouped = true): number | null {
  const unsigned = text.startsWith('-') ? text.slice(1) : text;
  const parts = (grouped ? unsigned : unsigned.replaceAll('.', ',')).split(',');
  const [whole = '', fraction = '0'] = parts;
  const places = whole.split('.');
  const isDigits = (part: string) => part !== '' && [...part].every(character => character >= '0' && character <= '9');
  if (parts.length > 2 || ![...places, fraction].every(isDigits)) return null;
  if (places.length > 1 && (places[0]!.length > 3 || places[0]!.startsWith('0'))) return null;
  if (places.slice(1).some(place => place.length !== 3)) return null;
  if (fraction.length > Math.max(decimals, 2) || (decimals === 0 && [...fraction].some(digit => digit !== '0')))
    return null;
  let value = 0;
  for (const digit of places.join('') + fraction) value = value * 10 + (digit.charCodeAt(0) - 48);
  value /= 10 ** fraction.length;
  return text.startsWith('-') && value !== 0 ? -value : value;
}
