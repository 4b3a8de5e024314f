import { Canvas } from 'leaflet';

/**
 * A canvas that can be removed at any time. If Leaflet 1.9 draws before a frame that it has requested, it forgets that frame instead of
 * cancelling it, and throws if the canvas is gone when the frame runs.
 */
export class MapCanvas extends Canvas {
  declare protected _ctx: CanvasRenderingContext2D | undefined;

  protected _redraw(): void {
    // @ts-expect-error Leaflet's types omit this protected method
    if (this._ctx) super._redraw();
  }
}
