/**
 * Completes package-lock.json for other platforms: `node tools/fill-lock.mjs`, after every `npm install`.
 * npm leaves out optional packages of other platforms when the registry does not describe them, and `npm ci` then refuses the lock.
 * Each entry that is added, or has no checksum, gets its address and checksum from the registry.
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

/**
 * The lock with address, checksum and licence of every package of the registry.
 * `manifestOf` answers with what the registry says of a name and version.
 */
export async function withChecksums(lock, manifestOf) {
  const packages = { ...lock.packages }
  const incomplete = Object.entries(packages).filter(
    ([at, entry]) => isFetched(at, entry) && !(entry.integrity && entry.license)
  )
  for (const [at, entry] of incomplete) {
    const { dist, license } = await manifestOf(
      entry.name ?? at.replace(/^.*node_modules\//, ''),
      entry.version
    )
    packages[at] = {
      ...entry,
      resolved: dist.tarball,
      integrity: dist.integrity,
      ...(license && { license })
    }
  }
  return { ...lock, packages }
}

function isFetched(at, { link, inBundle }) {
  return /(^|\/)node_modules\//.test(at) && !link && !inBundle
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

async function askRegistry(name, version) {
  const answer = await fetch(`https://registry.npmjs.org/${name.replace('/', '%2f')}/${version}`)
  if (!answer.ok) throw new Error(`The registry answers ${answer.status} for ${name}@${version}.`)
  return answer.json()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = new URL('../package-lock.json', import.meta.url)
  const before = JSON.parse(fs.readFileSync(file, 'utf8'))
  const after = await withChecksums(filled(before), askRegistry)
  fs.writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`)
  const added = Object.keys(after.packages).length - Object.keys(before.packages).length
  console.log(`package-lock.json: ${added} entries for other platforms added`)
}
