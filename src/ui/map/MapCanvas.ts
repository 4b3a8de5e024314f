import { Canvas } from 'leaflet';

/**
 * A canvas that may be taken away at any time. Where Leaflet 1.9 draws ahead of a frame it asked for, it forgets that frame instead of
 * cancelling it, and throws when the canvas is gone by then.
 */
export class MapCanvas extends Canvas {
  declare protected _ctx: CanvasRenderingContext2D | undefined;

  protected _redraw(): void {
    // @ts-expect-error Leaflet's types leave out how it draws
    if (this._ctx) super._redraw();
  }
}
