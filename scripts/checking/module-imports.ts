import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const manifest = z.object({ exports: z.record(z.string(), z.string()) })

/** Imports of each module within the project, by its path from the root; types count like anything else. */
export type ModuleImports = ReadonlyMap<string, readonly string[]>

/** All modules below some folders. */
export function importsIn(folders: readonly string[]): ModuleImports {
  const files = folders
    .flatMap(folder => globSync(`${folder}/**/*.{astro,mjs,ts,tsx}`))
    .filter(file => !file.includes('node_modules/'))
  return new Map(files.map(file => [file, importsOf(file)]))
}

function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...found].flatMap(([, target = '']) => filesOf(file, target))
}

/** Nothing for a package of somewhere else. */
function filesOf(file: string, target: string): string[] {
  if (target.startsWith('#')) return [`src/${target.slice(1)}`]
  if (target.startsWith('.')) return [join(dirname(file), target)]
  const [name = '', ...rest] = target.split('/')
  return existsSync(`packages/${name}/package.json`) ? exportOf(`packages/${name}`, rest) : []
}

function exportOf(folder: string, path: readonly string[]): string[] {
  const { exports } = manifest.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))
  const file = exports[['.', ...path].join('/')]
  return file === undefined ? [] : [join(folder, file)]
}

/** The changed modules, and every module that imports them, directly or through others. */
export function concernedBy(changed: readonly string[], imports: ModuleImports): string[] {
  const importers = new Map<string, string[]>()
  for (const [file, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  const found = new Set(changed)
  // A set that grows is gone through to its end.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return [...found]
}
