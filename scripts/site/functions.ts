import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { z } from 'zod'

/** All functions in one process, as they run locally. */
export const functionsFile = 'build/functions/index.js'
/** Files of functions that load the same packages. */
const starts = ['requests', 'writes', 'jobs']
/** The servers load this file. They name to each instance the function that it serves, and it is spared what only others need. */
const mainFile = (
  files: Readonly<Record<string, readonly string[]>>
) => `const files = ${JSON.stringify(files)}
const [target] = (process.env.FUNCTION_TARGET ?? '').split('.')
module.exports = require(\`./\${Object.keys(files).find(file => files[file].includes(target)) ?? 'index'}.js\`)
`

/** Needed at run time, though nothing imports it. */
const silent: Record<string, string> = {
  'firebase-admin': '@google-cloud/firestore',
  // The letters of an invoice.
  pdfkit: 'dejavu-fonts-ttf'
}

const packageFile = z.object({ dependencies: z.record(z.string(), z.string()) })

const ownPackages = globSync('packages/*/package.json').map(
  file => z.object({ name: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).name
)

/** Packages of this repository go into the bundle: the registry, from which Google installs the others, does not have them. */
const withOwnPackages: Plugin = {
  name: 'own packages',
  setup(bundling) {
    bundling.onResolve({ filter: /^[^.#/]/ }, ({ path }) =>
      ownPackages.includes(packageOf(path)) ? { path: fileURLToPath(import.meta.resolve(path)) } : null
    )
  }
}

/** Bundles our own code of the functions, as it is deployed and as it runs locally. What is imported late is a file of its own. Throws what esbuild found. */
export async function bundleFunctions(into = dirname(functionsFile)): Promise<void> {
  const { metafile, outputFiles } = await build({
    bundle: true,
    chunkNames: 'parts/[name]-[hash]',
    entryPoints: ['index', ...starts].map(name => `src/functions/${name}.ts`),
    format: 'esm',
    logLevel: 'silent',
    metafile: true,
    outdir: into,
    packages: 'external',
    platform: 'node',
    plugins: [withOwnPackages],
    sourcemap: 'linked',
    splitting: true,
    target: 'node22',
    write: false
  })
  const exportsOf = (name: string) =>
    Object.entries(metafile.outputs).find(([path]) => path.endsWith(`/${name}.js`))?.[1].exports ?? []
  const imports = Object.values(metafile.outputs).flatMap(output => output.imports.map(({ path }) => path))
  rmSync(into, { force: true, recursive: true })
  mkdirSync(join(into, 'parts'), { recursive: true })
  for (const { path, text } of outputFiles) writeFileAtomic(path, text)
  writeFileAtomic(
    `${into}/main.cjs`,
    mainFile(Object.fromEntries(starts.map(name => [name, exportsOf(name)])))
  )
  writeFileAtomic(`${into}/package.json`, `${JSON.stringify(manifest(imports), null, 2)}\n`)
}

/** The package that Firebase installs and runs, with the very versions of the project. */
function manifest(imports: string[]): object {
  const { dependencies: versions } = packageFile.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const names = imports.map(packageOf).flatMap(name => [name, silent[name] ?? name])
  const used = [...new Set(names)].filter(name => versions[name] !== undefined).sort()
  return {
    dependencies: Object.fromEntries(used.map(name => [name, versions[name]])),
    engines: { node: '24' },
    main: 'main.cjs',
    name: 'clavel-functions',
    private: true,
    type: 'module'
  }
}

function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}
