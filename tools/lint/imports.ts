import { posix } from 'node:path'
import { domainRooms, type Layer, layers, packageLayers, studioEndings, studioEntries } from './layers.ts'

const table: Readonly<Record<string, Layer>> = layers

interface Place {
  layer: string
  /** Path of the file inside its layer. */
  file: string
}

/** The layer of a file, by its path from the root of the project; null for files outside of all layers. */
function placeOf(path: string): Place | null {
  const [top, ...rest] = path.replaceAll('\\', '/').split('/')
  if (top === 'scripts') return { layer: top, file: rest.join('/') }
  if (top !== 'src' || rest.length < 2) return null
  if (rest[0] === 'studio') return rest.length < 3 ? null : { layer: studioLayer(path), file: rest.join('/') }
  return { layer: rest[0] ?? '', file: rest.slice(1).join('/') }
}

/** Why `path` may not import `target`, or null when it may. */
export function forbidden(path: string, target: string): string | null {
  if (path.startsWith('packages/')) return insidePackage(path, target)
  const place = placeOf(path)
  if (place === null) return null
  const inStudio = studioPath(path, target)
  if (inStudio !== null && !target.includes('/../')) return studioProblem(path, place, inStudio)
  if (target.startsWith('./')) return target.includes('/../') ? crossing(target) : null
  const layer = table[place.layer]
  if (layer === undefined)
    return `the folder ${place.layer} is not in the table of layers (tools/lint/layers.ts)`
  if (target.startsWith('../')) return place.layer === 'scripts' ? upwards(path, target) : crossing(target)
  return target.startsWith('#') ? folderProblem(place, layer, target) : packageProblem(place, layer, target)
}

/** The layer of a file in the studio, by its ending; hooks are views. */
function studioLayer(path: string): string {
  const [, layer = 'domain'] = Object.entries(studioEndings).find(([ending]) => path.endsWith(ending)) ?? []
  return /^use[A-Z]/.test(posix.basename(path)) ? 'islands' : layer
}

/** The file of the studio that a file imports, or null. */
function studioPath(path: string, target: string): string | null {
  const reached = target.startsWith('#') ? `src/${target.slice(1)}` : posix.join(posix.dirname(path), target)
  return /^[#.]/.test(target) && reached.startsWith('src/studio/') ? reached : null
}

function studioProblem(path: string, { layer: name }: Place, target: string): string | null {
  if (!path.startsWith('src/studio/') && name !== 'scripts' && !studioEntries.includes(path))
    return 'nothing of the site imports the studio (tools/lint/layers.ts)'
  const layer = target === 'src/studio/texts.ts' ? 'texts.ts' : studioLayer(target)
  return layer === name || table[name]?.folders.includes(layer)
    ? null
    : `${name} may not import ${layer} of the studio (tools/lint/layers.ts)`
}

/** A package imports nothing of the product, and its source only the packages of its row. */
function insidePackage(path: string, target: string): string | null {
  const [, name = '', top = ''] = path.split('/')
  const reached = posix.join(posix.dirname(path), target)
  if (target.startsWith('#') || (target.startsWith('.') && !reached.startsWith(`packages/${name}/`)))
    return `the package ${name} imports nothing of the product`
  const isForeign = !target.startsWith('.') && top === 'src'
  const allowed: readonly string[] | undefined = packageLayers[name]
  if (allowed === undefined) return `the package ${name} is not in the table of layers (tools/lint/layers.ts)`
  return isForeign && !isAllowed(allowed, target)
    ? `the source of ${name} may not import ${target} (tools/lint/layers.ts)`
    : null
}

/** A script may name the folders beside its own, and the table of layers itself, which says what is shipped. */
function upwards(path: string, target: string): string | null {
  const reached = posix.join(posix.dirname(path), target)
  const isNear = reached.startsWith('scripts/') || reached === 'tools/lint/layers.ts'
  return isNear ? null : crossing(target)
}

function crossing(target: string): string {
  return `write '#folder/file.ts' instead of '${target}' to leave a folder`
}

function folderProblem({ file, layer: name }: Place, layer: Layer, target: string): string | null {
  const [folder = '', room = ''] = target.slice(1).split('/')
  if (folder === 'domain' && name === 'domain') return roomProblem(file.split('/')[0] ?? '', room)
  if (folder === name || layer.folders.includes(folder)) return null
  return `${name} may not import ${folder} (tools/lint/layers.ts)`
}

function packageProblem({ layer: name, file }: Place, layer: Layer, target: string): string | null {
  const allowed = [...layer.packages, ...(layer.only?.[file] ?? [])]
  if (isAllowed(allowed, target)) return null
  return `${name} may not import the package ${target} (tools/lint/layers.ts)`
}

function isAllowed(allowed: readonly string[], target: string): boolean {
  return allowed.some(item => (item.endsWith(':') ? target.startsWith(item) : isPartOf(item, target)))
}

function isPartOf(packageName: string, target: string): boolean {
  return target === packageName || target.startsWith(`${packageName}/`)
}

function roomProblem(room: string, target: string): string | null {
  if (room === target || domainRooms[room]?.includes(target)) return null
  return `the room ${room} of the domain may not import ${target} (tools/lint/layers.ts)`
}
