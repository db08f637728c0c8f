import type { OwnProvince } from '#domain/place/province.ts'
import type { RegionMap } from '#domain/place/region-map.ts'

import { provincePalettes } from 'posters/palettes'

const wall = '#e9d9c3'
const clavel = '#e61276'

/** Half of the region: more would not say where in its province it is, less would show no coast and no neighbour. */
const share = 0.5

/** The part of the region around an experience in the colour of its walls, its provinces in their own, and a ring where it takes place. */
export function spotMap(map: RegionMap, provinces: OwnProvince[], [x, y]: [number, number]): string {
  const shapes = map.provinces.map(({ path, slug }) => {
    const fill = provinces.includes(slug) ? provincePalettes[slug].mid : wall
    return `<path d="${path}" fill="${fill}"/>`
  })
  const [width, height] = [map.width * share, map.height * share]
  const [left, top] = [begin(x, width, map.width), begin(y, height, map.height)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${map.width}" height="${map.height}" viewBox="${left} ${top} ${width} ${height}">`,
    `<g stroke="#fff8f0" stroke-width="2" stroke-linejoin="round">${shapes.join('')}</g>`,
    `<circle cx="${x}" cy="${y}" r="13" fill="#fff" stroke="${clavel}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="4.5" fill="${clavel}"/>`,
    '</svg>'
  ].join('')
}

/** Where a part begins that has the spot in its middle, or near the edge of the whole. */
function begin(middle: number, size: number, whole: number): number {
  return Math.round(Math.min(whole - size, Math.max(0, middle - size / 2)))
}
