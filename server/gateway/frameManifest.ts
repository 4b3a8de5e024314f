import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface FramePlace {
  to: string;
  label: string;
  /** Any of these opens it; a group has none of its own. */
  slugs?: readonly string[] | undefined;
}

/** How a page looks before the console's code is there, from its declaration. */
interface PageFrame {
  title: string;
  breadcrumbs: readonly { label: string; to?: string }[];
  /** Whether 'Kembali' stands before the title. */
  back: boolean;
  layout?: 'default' | 'dashboard' | 'blank' | undefined;
  hasSubmenu: boolean;
  /** Markup of what stands in place of its list. */
  bones?: string | undefined;
}

/** Build metadata of the frame that stands around every page. Icons are markup, all else is text. */
export interface FrameManifest {
  menu: readonly (FramePlace & { icon: string; children?: readonly FramePlace[] })[];
  /** By the route of the page. */
  pages: Record<string, PageFrame>;
  /** Markup of what stands in place of any other page. */
  bones: string;
  logo: string;
  burger: string;
  words: { back: string; help: string };
  /** Address of the script that makes it look as the browser keeps it. */
  script: string;
}

/** The frame of a console build. */
export const readFrame = (root: string) => JSON.parse(readFileSync(join(root, 'frame.json'), 'utf8')) as FrameManifest;
