import type { ReactNode } from 'react';
import { APP_VERSION } from '../../../contract/constants';
import { now } from '../../../contract/core/now';
import { appColor } from '../../theme/appColor';
import type { Hue } from '../../theme/tokens';
import { Logo } from '../../ui/display/Logo';
import { id } from './messages';
import './auth.css';
import './authAbout.css';
import './regionMap.css';

interface Region {
  /** The region's letter in the map below. */
  letter: string;
  name: string;
  /** City of the region's office. */
  city: string;
  hue: Hue;
}

/** The eight sales regions, from west to east. */
const regions: readonly Region[] = [
  { letter: 'U', name: 'Sumbagut', city: 'Medan', hue: 'lavender' },
  { letter: 'S', name: 'Sumbagsel', city: 'Palembang', hue: 'purple' },
  { letter: 'B', name: 'JBB', city: 'Jakarta', hue: 'red' },
  { letter: 'T', name: 'JBT', city: 'Semarang', hue: 'peach' },
  { letter: 'J', name: 'Jatimbalinus', city: 'Surabaya', hue: 'green' },
  { letter: 'K', name: 'Kalimantan', city: 'Balikpapan', hue: 'orange' },
  { letter: 'W', name: 'Sulawesi', city: 'Makassar', hue: 'pink' },
  { letter: 'P', name: 'Papua Maluku', city: 'Jayapura', hue: 'teal' },
];

/** Indonesia as a grid of drops: a letter is a drop of that region, a dot is sea. */
const map: readonly string[] = [
  'UU',
  'UUUU',
  '.UUUU............................KK',
  '...UUU..........................KKKK',
  '....UUU.........................KKKK',
  '.....UUU.......................KKKKK',
  '.....UUUUU............KK.......KKKKKK.........WW....PP',
  '......UUUUUU..........KK.KKKKKKKKKKKKK..WWWWWWWW....PP',
  '......UUUUUUU.........KKKKKKKKKKKKKKK..WWWWWWWWW....PP',
  '.......UUUUUU.........KKKKKKKKKKKKKK...WW...........PP',
  '........SSSSS..........KKKKKKKKKKKK....WW.WWW.............PPPPP',
  '.........SSSSS.........KKKKKKKKKKK.....WWWWW..............PPPPP',
  '.........SSSSSS.S......KKKKKKKKKKK....WWWWW................PPPP....PPPP',
  '..........SSSSSSSS......KKKKKKKKKK....WWWWW..................PP..PPPPPPPPP',
  '...........SSSSSS.........KKKKKKKK.....W..WW........PPPPP....PPPPPPPPPPPPP',
  '...........SSSSSS.............KKK......W..WW.................PPPPPPPPPPPPP',
  '.............SSSS......................W..W......................PPPPPPPPP',
  '..............SSS......................W...........................PPPPPPP',
  '...............SS....................................................PPPPP',
  '.................BBBB................................................PPPPP',
  '.................BBBBBTTTTJJ..........................................PPPP',
  '....................BBTTTTJJJJJ.......................................PPPP',
  '.........................TJJJJJJJJ.........JJ..........................PPP',
  '.................................JJJJJJJJ................................P',
  '......................................JJ.......J',
  '.......................................JJ.....J',
];

export interface AuthLayoutProps {
  /** A heading and the form's fields. */
  children: ReactNode;
  /** Contact for people who cannot sign in. */
  helpdeskEmail: string;
  messages?: typeof id;
}

/**
 * Layout of pages without a session: the form on the left and, from 992 px, the map of the regions on the right. Uses neither MUI nor
 * react-admin, to keep the sign-in page small.
 */
export const AuthLayout = ({ children, helpdeskEmail, messages = id }: AuthLayoutProps) => (
  <div className="auth">
    <div className="auth-side">
      <header className="auth-logo">
        <Logo size={36} />
        <span>
          Merchants<small>SuperAdmin</small>
        </span>
      </header>
      <main className="auth-main">{children}</main>
      <footer className="auth-foot">
        <span>
          {messages.trouble} <a href={`mailto:${helpdeskEmail}`}>{helpdeskEmail}</a>
        </span>
        <span>{APP_VERSION}</span>
        <span className="auth-copy-small">{messages.copyright(new Date(now()).getFullYear())}</span>
      </footer>
    </div>
    <aside className="auth-about" aria-label={messages.heading}>
      <div className="auth-about-in">
        <div>
          <h2>{messages.heading}</h2>
          <p className="auth-lead">{messages.lead}</p>
        </div>
        <RegionMap title={messages.map} />
        <ul className="auth-regions">
          {regions.map(({ name, city, hue }) => (
            <li key={name} data-hue={hue}>
              <b>{name}</b>
              <small>{city}</small>
            </li>
          ))}
        </ul>
      </div>
      <p className="auth-copy">{messages.copyright(new Date(now()).getFullYear())}</p>
    </aside>
  </div>
);

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
const RegionMap = ({ title }: { title: string }) => (
  <svg className="auth-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
    {shapes.map(({ letter, hue, path }) => (
      <path key={letter} d={path} fill={appColor(`app-${hue}`)} />
    ))}
  </svg>
);
