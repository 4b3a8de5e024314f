/** The shape that a picture is cropped to, and its minimum size to be sharp. */
export interface ImageShape {
  /** Width divided by height; without it the picture is not cropped. */
  ratio?: number;
  /** Minimum size of the crop, in pixels. */
  minWidth: number;
  minHeight: number;
}
