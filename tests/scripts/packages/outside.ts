import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { z } from 'zod'

import type { Packed } from '../../../scripts/packages/pack.ts'

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  name: z.string(),
  peerDependencies: z.record(z.string(), z.string()).default({})
})

/** An empty project outside of this repository with a packed package, and of other packages only those that it declares, or that the project asks for. */
export function projectWith({ folder, tarball }: Packed, alsoNeeds: readonly string[] = []): string {
  const project = mkdtempSync(join(tmpdir(), 'outside-'))
  const { dependencies, name, peerDependencies } = manifestSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  )
  const installed = join(project, 'node_modules', name)
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['--extract', '--gzip', '--file', tarball, '--strip-components=1'], { cwd: installed })
  for (const needed of new Set([
    ...Object.keys({ ...dependencies, ...peerDependencies }),
    ...alsoNeeds,
    '@types/node'
  ])) {
    const link = join(project, 'node_modules', needed)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(placeOf(needed, name), link)
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  return project
}

/** Folder of a package: npm puts it at the top, or beside the package that needs another version than the rest. */
function placeOf(needed: string, name: string): string {
  const own = resolve('packages', name, 'node_modules', needed)
  return existsSync(own) ? own : resolve('node_modules', needed)
}
