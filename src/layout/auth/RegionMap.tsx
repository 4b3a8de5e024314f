import { appColor } from '../../theme/appColor';
import { map, regions } from './regions';
import './regionMap.css';

const STEP = 28 / 3;
const LEFT = 12.3;
const TOP = 15.4;
const WIDTH = 700;
const HEIGHT = 264;

const round = (value: number) => Math.round(value * 10) / 10;

/** Path of a drop at (x, y): a 7 px circle with one pointed corner. */
const drop = (x: number, y: number) => `M${round(x - 3.5)} ${round(y)}a3.5 3.5 0 1 1 3.5 3.5h-2.7a.8.8 0 0 1-.8-.8z`;

function dropsOf(letter: string): string {
  let path = '';
  map.forEach((row, y) => {
    for (let x = row.indexOf(letter); x >= 0; x = row.indexOf(letter, x + 1)) {
      path += drop(LEFT + x * STEP, TOP + y * STEP);
    }
  });
  return path;
}

const shapes = regions.map(region => ({ ...region, path: dropsOf(region.letter) }));

/** The map of the eight regions. One path per region instead of 418 drops keeps the page small. */
export const RegionMap = ({ title }: { title: string }) => (
  <svg className="auth-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
    {shapes.map(({ letter, hue, path }) => (
      <path key={letter} d={path} fill={appColor(`app-${hue}`)} />
    ))}
  </svg>
);
