interface Size {
  height: number
  width: number
}

/** The name of a picture: what it holds, and its size, so that a page keeps its place free. */
export function questionFile(print: string, { height, width }: Size): string {
  return `${print}-${width}x${height}.webp`
}

/** The size that the name of a picture tells; null when it tells none. */
export function sizeIn(address: string): Size | null {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(address) ?? []
  return width && height ? { height: Number(height), width: Number(width) } : null
}
