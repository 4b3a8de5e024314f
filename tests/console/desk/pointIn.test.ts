import fc from 'fast-check';
import { pointIn } from '../../../src/pages/desk/pointIn';

const TUGU = { latitude: -7.7956, longitude: 110.3695 };

test.each([
  '-7,7956, 110,3695',
  '-7.7956, 110.3695',
  '-7.7956,110.3695',
  '-7,7956,110,3695',
  '-7.7956 110.3695',
  '-7,7956; 110,3695',
  '\u22127.7956,\u00a0110.3695',
  '-7.7956°, 110.3695°',
  'https://www.google.com/maps/@-7.7956,110.3695,17z',
  'https://www.google.com/maps/place/Tugu/@-7.1,110.1,17z/data=!3m1!4b1!4m6!3m5!1s0x2e7a:0x1!8m2!3d-7.7956!4d110.3695!16s',
  'https://www.google.com/maps?q=-7.7956,110.3695&z=17',
  'https://maps.google.com/?q=-7.7956%2C110.3695',
  'https://www.google.com/maps/search/?api=1&query=-7.7956%2C+110.3695',
  'https://www.google.com/maps/search/-7.7956,+110.3695?entry=tts',
  'https://maps.google.com/maps?q=loc:-7.7956,110.3695',
  'https://www.google.com/maps/dir/?api=1&destination=-7.7956,110.3695',
  'https://www.openstreetmap.org/?mlat=-7.7956&mlon=110.3695#map=17/-7.1/110.1',
  'https://www.openstreetmap.org/#map=17/-7.7956/110.3695',
  'https://waze.com/ul?ll=-7.7956%2C110.3695&navigate=yes',
  'https://www.waze.com/live-map/directions?to=ll.-7.7956%2C110.3695',
  'https://maps.apple.com/?ll=-7.7956,110.3695&q=Tugu',
  'geo:-7.7956,110.3695?z=17',
  '7.7956° S, 110.3695° E',
  '7,7956 LS 110,3695 BT',
  '7°47.736′S 110°22.17′E',
  `7°47'44.16"S 110°22'10.2"E`,
  '7°47’44,16”LS, 110°22’10,2”BT',
  'Rumah cat biru https://www.google.com/maps?q=-7.7956,110.3695',
])('%j is a point', text => expect(pointIn(text)).toEqual(TUGU));

test.each([
  '',
  'Jl. Malioboro 5',
  'Jl. Malioboro 5, 7',
  'RT 05, 110',
  '5, 7',
  '-97.7956, 110.3695',
  '-7.7956, 190.3695',
  'https://maps.app.goo.gl/abc123',
  'https://contoh.id/%E0%A4%A',
  '-7.7956',
  '7°61′S 110°22′E',
  '5 S 7 Barat',
])('%j is none', text => expect(pointIn(text)).toBeNull());

test('whatever is written of a point in either notation is that point', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -11_000_000, max: 6_000_000 }),
      fc.integer({ min: 95_000_000, max: 141_000_000 }),
      fc.boolean(),
      (south, east, isComma) => {
        const [latitude, longitude] = [south / 1e6, east / 1e6];
        const [first, second] = [latitude, longitude].map(degrees => {
          const written = degrees.toFixed(6);
          return isComma ? written.replace('.', ',') : written;
        });
        expect(pointIn(`${first}, ${second}`)).toEqual({ latitude, longitude });
      },
    ),
  ));
