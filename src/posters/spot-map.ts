import type { OwnProvince } from '#domain/place/province.ts'
import type { RegionMap } from '#domain/place/region-map.ts'

import { provincePalettes } from 'posters/palettes'

const wall = '#e9d9c3'
const clavel = '#e61276'

/** The region in the colour of its walls, the provinces of an experience in their own, and a ring where it takes place. */
export function spotMap(map: RegionMap, provinces: OwnProvince[], [x, y]: [number, number]): string {
  const shapes = map.provinces.map(({ path, slug }) => {
    const fill = provinces.includes(slug) ? provincePalettes[slug].mid : wall
    return `<path d="${path}" fill="${fill}"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${map.width}" height="${map.height}" viewBox="0 0 ${map.width} ${map.height}">`,
    `<g stroke="#fff8f0" stroke-width="4" stroke-linejoin="round">${shapes.join('')}</g>`,
    `<circle cx="${x}" cy="${y}" r="26" fill="#fff" stroke="${clavel}" stroke-width="10"/><circle cx="${x}" cy="${y}" r="9" fill="${clavel}"/>`,
    '</svg>'
  ].join('')
}
