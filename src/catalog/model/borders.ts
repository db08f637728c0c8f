import { readFileSync } from 'node:fs'

import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

import type { OwnProvince } from '#domain/place/province.ts'
import { provinceWithCode } from '#domain/place/province-codes.ts'

/** A ring of corners, `[lng, lat]` in degrees; the first of a polygon is its outline, the others are holes. */
export type Ring = [number, number][]

export interface ProvinceBorders {
  slug: OwnProvince
  polygons: Ring[][]
}

const atlasFile = 'node_modules/es-atlas/es/provinces.json'

let known: ProvinceBorders[] | null = null

/** The official borders of the eight provinces (© Instituto Geográfico Nacional, CC BY 4.0 ign.es, through es-atlas). */
export function provinceBorders(): ProvinceBorders[] {
  known ??= readBorders()
  return known
}

function readBorders(): ProvinceBorders[] {
  const atlas: unknown = JSON.parse(readFileSync(atlasFile, 'utf8'))
  if (!isAtlas(atlas)) throw new TypeError(`${atlasFile} is not a topology of provinces`)
  return feature(atlas, atlas.objects.provinces).features.flatMap(({ geometry, id }) => {
    const slug = provinceWithCode(String(id))
    if (slug === null) return []
    if (geometry.type === 'Polygon') return [{ polygons: [rings(geometry.coordinates)], slug }]
    return geometry.type === 'MultiPolygon' ? [{ polygons: geometry.coordinates.map(rings), slug }] : []
  })
}

function isAtlas(file: unknown): file is Topology<{ provinces: GeometryCollection }> {
  const { objects, type }: { objects?: unknown; type?: unknown } = Object(file)
  return type === 'Topology' && Object.hasOwn(Object(objects), 'provinces')
}

function rings(coordinates: number[][][]): Ring[] {
  return coordinates.map(ring =>
    ring.flatMap(([lng, lat]) => (lng === undefined || lat === undefined ? [] : [[lng, lat]]))
  )
}
