import { plainText } from '../../../contract/core/plainText';
import { readNumber } from '../../../contract/core/readNumber';
import type { Point } from './usePin';

const PAIR = /^([+-]?\d{1,3}[.,]\d{1,20})°? ?[,; ] ?([+-]?\d{1,3}[.,]\d{1,20})°?$/;

/** Degrees, perhaps with minutes and seconds. */
const ARC =
  /(\d{1,3}(?:[.,]\d{1,20})?)°? ?(?:(\d{1,2}(?:[.,]\d{1,20})?)['′’] ?)?(?:(\d{1,2}(?:[.,]\d{1,20})?)(?:["″”]|'') ?)?/
    .source;
/** With a hemisphere, as maps show it: `7°47'44"S 110°22'10"E`, `7,79° LS, 110,36° BT`. */
const WITH_HEMISPHERES = new RegExp(`^${ARC}(N|S|LU|LS)[,;]? ?${ARC}(E|W|BT|BB)$`, 'i');

/** Where map services write a point into their links, the exact place before the middle of the view. */
const IN_LINKS = [
  /!3d([+-]?\d{1,3}\.\d{1,20})!4d([+-]?\d{1,3}\.\d{1,20})/i,
  /[?&]mlat=([+-]?\d{1,3}\.\d{1,20})&mlon=([+-]?\d{1,3}\.\d{1,20})/i,
  /[?&](?:q|query|ll|to|daddr|destination|center)=(?:loc:|ll\.)?([+-]?\d{1,3}\.\d{1,20}), ?([+-]?\d{1,3}\.\d{1,20})/i,
  /\/(?:place|search|dir)\/(?:[^/@]{0,300}\/)?([+-]?\d{1,3}\.\d{1,20}), ?([+-]?\d{1,3}\.\d{1,20})/i,
  /^geo:([+-]?\d{1,3}\.\d{1,20}),([+-]?\d{1,3}\.\d{1,20})/i,
  /@([+-]?\d{1,3}\.\d{1,20}),([+-]?\d{1,3}\.\d{1,20})/i,
  /#map=\d{1,2}(?:\.\d{1,4})?\/([+-]?\d{1,3}\.\d{1,20})\/([+-]?\d{1,3}\.\d{1,20})/i,
];

/** Returns the point that a text is, `-7,7956, 110,3695`, or that a map link in it shows; null if there is none. */
export function pointIn(text: string): Point | null {
  const plain = plainText(text);
  if (plain.length > MOST) return null;
  const link = /(?:https?:\/\/|geo:)\S+/i.exec(plain)?.[0];
  const found = link ? inLink(decoded(link)) : PAIR.exec(plain);
  const [latitude, longitude] = found ? [found[1], found[2]].map(degrees) : arcs(plain);
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Links are longer than addresses, but not without end. */
const MOST = 2_000;

const inLink = (link: string) => IN_LINKS.map(pattern => pattern.exec(link)).find(Boolean);

const degrees = (text: string | undefined) => {
  const read = readNumber(text ?? '', { decimals: 20, grouped: false });
  return 'value' in read ? read.value : undefined;
};

/** Reads degrees of which each has a hemisphere instead of a sign. */
function arcs(text: string): (number | undefined)[] {
  const found = WITH_HEMISPHERES.exec(text);
  if (!found) return [];
  return [found.slice(1, 5), found.slice(5, 9)].map(([whole, minutes = '0', seconds = '0', hemisphere = '']) => {
    const [d, m, s] = [whole, minutes, seconds].map(degrees);
    if (d === undefined || m === undefined || s === undefined || m >= 60 || s >= 60) return undefined;
    const away = Math.round((d + m / 60 + s / 3_600) * 1e7) / 1e7;
    return /^(S|LS|W|BB)$/i.test(hemisphere) ? -away : away;
  });
}

/** `%2C` as a comma, `+` as a space; a link with a broken escape stays as it is. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '));
  } catch {
    return link;
  }
}
