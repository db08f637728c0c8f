import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

import { z } from 'zod'

export const packageNames = ['live-publisher', 'local-firebase', 'site-checks'] as const

export type PackageName = (typeof packageNames)[number]

const manifestSchema = z.looseObject({
  bin: z.record(z.string(), z.string()).optional(),
  exports: z.record(z.string(), z.string()),
  /** Fields that only the packed package has. Here npm would install its dependencies into the production image, whoever uses the package. */
  packed: z.record(z.string(), z.unknown()),
  version: z.string()
})

/** A package of this repository as others install it. */
export interface Packed {
  /** What is in the tarball. */
  folder: string
  tarball: string
}

/** Writes `dist` with types into `folder/NAME`, and a tarball of it beside. */
export function packPackage(name: PackageName, folder: string): Packed {
  const source = resolve('packages', name)
  const target = resolve(folder, name)
  rmSync(target, { force: true, recursive: true })
  mkdirSync(target, { recursive: true })
  compile(join(source, 'src'), target)
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')))
  writeFileSync(join(target, 'package.json'), JSON.stringify(packedManifest(manifest), null, 2))
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(source, file), join(target, file))
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', resolve(folder)], {
    cwd: target
  })
  return { folder: target, tarball: resolve(folder, `${name}-${manifest.version}.tgz`) }
}

function compile(source: string, target: string): void {
  const settings = join(target, 'tsconfig.json')
  writeFileSync(
    settings,
    JSON.stringify({
      compilerOptions: {
        allowImportingTsExtensions: false,
        allowJs: true,
        checkJs: false,
        declaration: true,
        noEmit: false,
        outDir: join(target, 'dist'),
        rewriteRelativeImportExtensions: true,
        rootDir: source,
        typeRoots: [resolve('node_modules/@types')]
      },
      exclude: [],
      extends: resolve('tsconfig.json'),
      include: [source]
    })
  )
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '--project', settings], { stdio: 'inherit' })
  rmSync(settings)
}

function packedManifest(manifest: z.infer<typeof manifestSchema>): object {
  const { devDependencies: _tools, exports, packed, scripts: _scripts, ...rest } = manifest
  const built = Object.entries(exports).map(([name, file]) => [
    name,
    { types: inDist(file, '.d.ts'), default: inDist(file, '.js') }
  ])
  return { ...rest, ...packed, exports: Object.fromEntries(built), files: ['dist', 'CHANGELOG.md'] }
}

function inDist(source: string, extension: string): string {
  return source.replace('./src/', './dist/').replace(/\.ts$/, extension)
}
