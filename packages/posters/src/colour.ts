/** A colour in OKLab, where distances are those of the eye. */
export type Lab = readonly [lightness: number, a: number, b: number]

/** A colour between two others; in OKLab, so that yellow into blue does not pass through mud. Amount 0 is the first. */
export function mix(from: string, to: string, amount: number): string {
  const start = toLab(from)
  const end = toLab(to)
  const at = (index: 0 | 1 | 2) => start[index] + (end[index] - start[index]) * amount
  return toHex([at(0), at(1), at(2)])
}

/** A colour in the light of another one. */
export function multiply(colour: string, light: string): string {
  const at = (start: number) =>
    (Number.parseInt(colour.slice(start, start + 2), 16) *
      Number.parseInt(light.slice(start, start + 2), 16)) /
    65025
  return `#${[1, 3, 5].map(start => byte(at(start))).join('')}`
}

/** How far two colours are apart to the eye: 0 is the same, black and white are 1 apart. */
export function difference(one: string, other: string): number {
  return distance(toLab(one), toLab(other))
}

export function distance([lightness, a, b]: Lab, [otherLightness, otherA, otherB]: Lab): number {
  return Math.sqrt((lightness - otherLightness) ** 2 + (a - otherA) ** 2 + (b - otherB) ** 2)
}

/** The first of the colours that stands out from all of the others, else the one that does so best. */
export function standingOut(
  from: readonly string[],
  candidates: readonly [string, ...string[]],
  enough = 0.16
): string {
  const gap = (colour: string) => Math.min(...from.map(other => difference(colour, other)))
  return (
    candidates.find(colour => gap(colour) >= enough) ??
    candidates.reduce((best, colour) => (gap(colour) > gap(best) ? colour : best))
  )
}

export function lightnessOf(colour: string): number {
  return toLab(colour)[0]
}

export function toLab(hex: string): Lab {
  const [red, green, blue] = [1, 3, 5].map(start =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  )
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  ]
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ]
  return `#${channels.map(channel => byte(toGamma(channel))).join('')}`
}

function byte(channel: number): string {
  const value = Math.round(Math.min(1, Math.max(0, channel)) * 255)
  return value.toString(16).padStart(2, '0')
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}
