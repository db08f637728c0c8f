/**
 * Completes package-lock.json for other platforms: `node tools/fill-lock.mjs`, after every `npm install`.
 * Where the registry at hand leaves out packages of other platforms, npm writes a lock without them, and
 * `npm ci` then refuses it. The entries need no more than a version: npm finds the rest when it installs them.
 */
import fs from 'node:fs'
import { pathToFileURL } from 'node:url'

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** The lock with an entry for each optional package that it names and does not describe. */
export function filled(lock) {
  const packages = { ...lock.packages }
  for (const [at, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!/^\d/.test(version) || isDescribed(packages, at, name)) continue
      packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) }
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/** Node looks for a package beside the one that needs it, then in each folder above. */
function isDescribed(packages, at, name) {
  for (let folder = at; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}${folder === '' ? '' : '/'}node_modules/${name}`] !== undefined) return true
    if (folder === '') return false
  }
}

function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = systems.filter(system => words.includes(system))
  const cpu = processors.filter(processor => words.includes(processor))
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return Object.fromEntries(Object.entries({ os, cpu, libc }).filter(([, values]) => values.length > 0))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = new URL('../package-lock.json', import.meta.url)
  const before = JSON.parse(fs.readFileSync(file, 'utf8'))
  const after = filled(before)
  fs.writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`)
  const added = Object.keys(after.packages).length - Object.keys(before.packages).length
  console.log(`package-lock.json: ${added} entries for other platforms added`)
}
