import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createHash } from 'node:crypto'
import { type Drawing, readDrawing } from './read-drawing.ts'

/** A folder for each composition, with a file for each of its formats. It is found by the name of the package: this module may be bundled elsewhere. */
export function artFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('posters/package.json')), 'art')
}

interface Art {
  /** By the name of their format. */
  drawings: ReadonlyMap<string, Drawing>
  /** Changes with any of the files. */
  edition: string
}

const read = new Map<string, Art>()

/** The drawings of a folder of the art, read once. Throws for a folder that is not there and a drawing that cannot be read, with its path. */
export function artOf(name: string): Art {
  const known = read.get(name)
  if (known) return known
  const hash = createHash('sha256')
  const files = readdirSync(join(artFolder(), name)).filter(file => file.endsWith('.svg'))
  const drawings = files.toSorted().map((file): [string, Drawing] => {
    const svg = readFileSync(join(artFolder(), name, file), 'utf8')
    hash.update(svg)
    return [file.slice(0, -'.svg'.length), readAt(join(name, file), svg)]
  })
  const art = { drawings: new Map(drawings), edition: hash.digest('hex').slice(0, 8) }
  read.set(name, art)
  return art
}

function readAt(path: string, svg: string): Drawing {
  try {
    return readDrawing(svg)
  } catch (error) {
    throw new SyntaxError(`packages/posters/art/${path} cannot be read`, { cause: error })
  }
}

/** The drawing whose proportions are nearest to those of a box. A mark is a sign for a small square and stands for no picture. */
export function drawingFor(name: string, { height, width }: { height: number; width: number }): Drawing {
  const wanted = Math.log(width / height)
  const distance = (drawing: Drawing) => Math.abs(Math.log(drawing.width / drawing.height) - wanted)
  const pictures = [...artOf(name).drawings].filter(([format]) => format !== 'mark')
  const [nearest] = pictures
    .map(([, drawing]) => drawing)
    .toSorted((one, other) => distance(one) - distance(other))
  if (nearest === undefined) throw new Error(`packages/posters/art/${name} has no picture`)
  return nearest
}
