/** Where in a picture lies what must stay in view, in whole percent from its left and its upper edge. */
export interface Focus {
  x: number
  y: number
}

interface Size {
  height: number
  width: number
}

/** Cards and galleries show pictures in this shape: height by width. */
export const cardRatio = 3 / 4

/** The largest part of a picture that has a shape, height by width, with the focus as near to its middle as the edges allow. */
export function cutAround(
  { height, width }: Size,
  { x, y }: Focus,
  ratio = cardRatio
): Size & { left: number; top: number } {
  const cut = {
    height: Math.min(height, Math.round(width * ratio)),
    width: Math.min(width, Math.round(height / ratio))
  }
  return {
    ...cut,
    left: startOf(width, cut.width, x),
    top: startOf(height, cut.height, y)
  }
}

function startOf(whole: number, part: number, percent: number): number {
  const wanted = Math.round((whole * percent) / 100 - part / 2)
  return Math.min(whole - part, Math.max(0, wanted))
}
