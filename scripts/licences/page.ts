import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Layer, layers } from '../../tools/lint/layers.ts'

const versions = z.record(z.string(), z.string())

/** A package as `package-lock.json` describes it. */
const locked = z.object({
  dependencies: versions.optional(),
  dev: z.boolean().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  optionalDependencies: versions.optional(),
  optional: z.boolean().optional(),
  version: z.string().optional()
})

type Locked = z.output<typeof locked>

const lockFile = z.object({ packages: z.record(z.string(), locked) })

const packageFile = z.object({
  dependencies: versions.optional(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional()
})

export interface Package {
  licence: string
  name: string
  path: string
  version: string
}

type Lock = Record<string, Locked>

/** Licences that were read, because their packages name none of those that are known by a short name. */
const licencesRead: Record<string, string> = {
  'dejavu-fonts-ttf': 'Bitstream Vera and public domain',
  limiter: 'MIT',
  'png-js': 'MIT'
}

/** Folders of `src` whose code runs in browsers. */
const browserLayers = ['domain', 'services', 'stores', 'islands', 'elements', 'worker'] as const
/** Fonts are files, which no code imports. */
const fonts = '@fontsource-variable/'

const uses = ['browsers', 'functions', 'building'] as const
type Use = (typeof uses)[number]

/** Every package that is shipped, by where it is used first: what browsers run is in the first list alone. */
export function shippedPackages(): Record<Use, Package[]> {
  const lock = readLock()
  const shipped = Object.keys(lock).filter(path => isShipped(path, lock[path]))
  const named = namedPackages()
  const browsers = withDependencies(lock, named.filter(isForBrowsers))
  const functions = withDependencies(lock, named.filter(isForFunctions))
  const pick = (isIn: (path: string) => boolean) =>
    shipped.filter(isIn).map(path => describe(path, lock[path]))
  return {
    browsers: pick(path => browsers.has(path)),
    building: pick(path => !browsers.has(path) && !functions.has(path)),
    functions: pick(path => functions.has(path) && !browsers.has(path))
  }
}

/** The licence that an installed package states itself; null when it is for another kind of machine. */
export function installedLicence({ name, path }: Package): string | null {
  const file = `${path}/package.json`
  if (!existsSync(file)) return null
  const { license } = packageFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  return licencesRead[name] ?? (typeof license === 'object' ? license.type : license) ?? 'none'
}

function readLock(): Lock {
  return lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages
}

function namedPackages(): string[] {
  const { dependencies = {} } = packageFile.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  return Object.keys(dependencies)
}

/** Without what only develops and tests, the project's own parts, and packages for machines that the lock only names. */
function isShipped(path: string, locked: Locked | undefined): boolean {
  if (!path.startsWith('node_modules/') || locked === undefined) return false
  return !locked.dev && !locked.link && (locked.integrity !== undefined || !locked.optional)
}

function isForBrowsers(name: string): boolean {
  return name.startsWith(fonts) || browserLayers.some(layer => mayImport(layers[layer], name))
}

function isForFunctions(name: string): boolean {
  return (
    name === 'dejavu-fonts-ttf' ||
    ['functions', 'mail', 'contract', 'i18n'].some(layer => mayImport(rowOf(layer), name))
  )
}

function rowOf(name: string): Layer {
  return Object.entries<Layer>(layers).find(([layer]) => layer === name)?.[1] ?? { folders: [], packages: [] }
}

/** Files that are part of Astro stand in for it in the build. */
function mayImport({ only = {}, packages }: Layer, name: string): boolean {
  return name !== 'astro' && [...packages, ...Object.values(only).flat()].includes(name)
}

/** The places of packages in the lock, with everything that they need themselves. */
function withDependencies(lock: Lock, names: string[]): Set<string> {
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    const path = placeOf(lock, name, from)
    if (path === null || found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies } = lock[path] ?? {}
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, path)
  }
  for (const name of names) add(name, '')
  return found
}

/** As Node looks for it: below the package that needs it, then further up. */
function placeOf(lock: Lock, name: string, from: string): string | null {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (lock[path] !== undefined) return path
  if (from === '') return null
  return placeOf(lock, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

function describe(path: string, locked: Locked | undefined): Package {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const licence = licencesRead[name] ?? locked?.license ?? 'none'
  return { licence, name, path, version: locked?.version ?? '' }
}

/** Licences that ask for no more than their text; the page counts their packages. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

const titles = {
  browsers: 'visitors download',
  building: 'builds the site',
  functions: 'functions run'
} as const

const intro = `# Licences of what is shipped

For whoever runs the shop or takes it over. \`npm run licences\` writes this page from \`package-lock.json\`, and a test compares them;
\`npm run licences -- --list\` prints every package with its version. Tools that only develop and test are left out.

**One licence asks for a decision.** \`react-leaflet\` (the map) is under the Hippocratic License 2.1. It is no open source licence: it forbids
uses that violate human rights, and everyone who gets the code gets a copy of it. Only \`src/islands/place/LeafletMap.tsx\` imports it, so another
library can replace it there. LGPL packages are used unchanged, and never reach visitors.
`

/** The page of the docs about licences. */
export function licencesPage(): string {
  const packages = shippedPackages()
  const licences = new Set(uses.flatMap(use => packages[use].map(({ licence }) => licence)))
  const rows = [...licences]
    .toSorted()
    .map(licence => [licence, ...uses.map(use => cellOf(licence, packages[use]))])
  const head = ['licence', ...uses.map(use => titles[use])]
  const lines = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`)
  return [intro, ...lines, ''].join('\n')
}

function cellOf(licence: string, packages: Package[]): string {
  const names = [...new Set(packages.filter(each => each.licence === licence).map(({ name }) => name))]
  return permissive.includes(licence) ? String(names.length) : names.toSorted().join(', ')
}

/** Every package with its licence and its version, as lines. */
export function licencesList(): string[] {
  const packages = shippedPackages()
  return uses.flatMap(use => {
    const lines = packages[use].map(({ licence, name, version }) => `  ${licence}  ${name} ${version}`)
    return [titles[use], ...new Set(lines.toSorted())]
  })
}
