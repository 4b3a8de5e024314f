import { type Bounds, Path } from 'leaflet';

interface MapColors {
  coast: string;
  land: string;
  abroad: string;
}

/** Draws the part of the layer within `view` on the map's canvas, in pixels of its context. */
type Draw = (context: CanvasRenderingContext2D, view: Required<Bounds>, colors: MapColors) => void;

/**
 * A layer that draws directly on the map's canvas, in the colours of an element. Leaflet's own paths project each of their points twice
 * per view, and simplify and clip them, however little of them is visible.
 */
export class DrawnLayer extends Path {
  declare protected _renderer: { _ctx: CanvasRenderingContext2D; _bounds: Required<Bounds> };
  /** The area that Leaflet redraws: the whole canvas. */
  protected _pxBounds: Bounds | undefined;
  readonly #element: HTMLElement;
  readonly #draw: Draw;
  #colors: MapColors;

  constructor(element: HTMLElement, draw: Draw) {
    super();
    this.options.interactive = false;
    this.#element = element;
    this.#draw = draw;
    this.#colors = colorsOf(element);
  }

  override getEvents() {
    return {
      mode: () => {
        this.#colors = colorsOf(this.#element);
        this.redraw();
      },
    };
  }

  protected _project(): void {
    // nothing is cached between views
  }

  protected _update(): void {
    this._pxBounds = this._renderer._bounds;
  }

  protected _updatePath(): void {
    const { _ctx: context, _bounds: view } = this._renderer;
    context.save();
    this.#draw(context, view, this.#colors);
    context.restore();
  }
}

function colorsOf(element: HTMLElement): MapColors {
  const style = getComputedStyle(element);
  const color = (name: keyof MapColors) => style.getPropertyValue(`--app-map-${name}`).trim();
  return { coast: color('coast'), land: color('land'), abroad: color('abroad') };
}
