/** What a picture is cropped to, and the least that is sharp. */
export interface ImageShape {
  /** Width over height; without it any picture is taken whole. */
  ratio?: number;
  /** Pixels of the crop, at least. */
  minWidth: number;
  minHeight: number;
}
