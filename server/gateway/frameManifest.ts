import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface FramePlace {
  to: string;
  label: string;
  /** Any of these permissions grants access; a group has none of its own. */
  slugs?: readonly string[] | undefined;
}

/** How a page looks before the console's code has loaded, from its declaration. */
interface PageFrame {
  title: string;
  breadcrumbs: readonly { label: string; to?: string }[];
  /** Whether 'Kembali' precedes the title. */
  back: boolean;
  layout?: 'default' | 'dashboard' | 'blank' | undefined;
  hasSubmenu: boolean;
  /** Markup of the skeleton shown in place of its list. */
  skeleton?: string | undefined;
}

/** Build metadata of the frame around every page. Icons are markup, all else is text. */
export interface FrameManifest {
  menu: readonly (FramePlace & { icon: string; children?: readonly FramePlace[] })[];
  /** By page route. */
  pages: Record<string, PageFrame>;
  /** Markup of the skeleton for any other page. */
  skeleton: string;
  logo: string;
  burger: string;
  words: { back: string; help: string };
  /** URL of the script that applies the theme and menu width stored in the browser. */
  script: string;
}

/** Reads the frame of a console build. */
export const readFrame = (root: string) => JSON.parse(readFileSync(join(root, 'frame.json'), 'utf8')) as FrameManifest;
