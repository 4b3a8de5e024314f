import type { Hue } from '../../theme/tokens';

export interface Region {
  /** The region's letter in the map below. */
  letter: string;
  name: string;
  /** City of the region's office. */
  city: string;
  hue: Hue;
}

/** The eight sales regions, from west to east. */
export const regions: readonly Region[] = [
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
export const map: readonly string[] = [
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
