import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'

/** A folder as the image holds it, and how its program is started. */
export interface Image {
  command: string[]
  env: Record<string, string>
}

type Lock = Record<string, { dev?: boolean; link?: boolean; resolved?: string }>

/**
 * The steps of the Dockerfile in an empty folder, without Docker. What needs the rights of an image (users, owners, open ports) is left out; a step
 * that nobody has thought of here is an error.
 */
export function layOutImage(folder: string): Image {
  const image: Image = { command: [], env: {} }
  for (const line of readFileSync('Dockerfile', 'utf8').split('\n')) {
    const [instruction = '', ...words] = line.trim().split(/\s+/)
    const text = words.join(' ')
    if (instruction === '' || instruction === '#' || leftOut.has(instruction)) continue
    else if (instruction === 'COPY') copy(words, folder)
    else if (instruction === 'RUN') run(text, folder)
    else if (instruction === 'ENV') Object.assign(image.env, Object.fromEntries(words.map(pairOf)))
    else if (instruction === 'CMD') image.command = JSON.parse(text)
    else throw new Error(`The Dockerfile has a step that is not rehearsed: ${line}`)
  }
  return image
}

const leftOut: ReadonlySet<string> = new Set(['EXPOSE', 'FROM', 'USER', 'WORKDIR'])

const install = 'npm ci --omit=dev --ignore-scripts --no-audit --no-fund --cache /tmp/npm'
const clean = 'rm -rf /tmp/npm'
const slim = 'node tools/slim-install.mjs'

function pairOf(word: string): [string, string] {
  const [name = '', ...value] = word.split('=')
  return [name, value.join('=')]
}

/** Docker does not see the files that `.dockerignore` names. */
const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)

function copy(words: string[], folder: string): void {
  const paths = words.filter(word => !word.startsWith('--'))
  const to = paths.at(-1) ?? '.'
  const sources = paths.slice(0, -1)
  for (const from of sources) {
    const isInto = to.endsWith('/') && sources.length > 1
    cpSync(from, join(folder, isInto ? join(to, from) : to), {
      filter: path => !ignored.some(pattern => matchesGlob(relative('.', path), pattern)),
      recursive: true
    })
  }
}

/** Packages come out of what is installed here, so that no network is needed; that npm would install them says its dry run. */
function run(command: string, folder: string): void {
  if (command.startsWith('chown ')) return
  if (command !== `${install} && ${clean} && ${slim}`)
    throw new Error(`The Dockerfile runs something that is not rehearsed: ${command}`)
  const [npm = '', ...args] = install.replace('/tmp/npm', join(folder, '.npm')).split(' ')
  execFileSync(npm, [...args, '--dry-run', '--offline'], { cwd: folder, stdio: 'pipe' })
  rmSync(join(folder, '.npm'), { force: true, recursive: true })
  const { packages }: { packages: Lock } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const [path, { dev, link, resolved = '' }] of Object.entries(packages)) {
    // Optional packages of other platforms are not installed.
    if (dev || !path.includes('node_modules/') || !existsSync(path)) continue
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    if (link) symlinkSync(relative(dirname(path), resolved), target)
    else linkFiles(path, target)
  }
  execFileSync(process.execPath, slim.split(' ').slice(1), { cwd: folder })
}

/** Packages within a package are packages of their own in the lock. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isFile()) linkFile(file, target)
    else if (entry.isDirectory() && entry.name !== 'node_modules') linkFiles(file, target)
  }
}

function linkFile(file: string, target: string): void {
  try {
    linkSync(file, target)
  } catch {
    // Another disk.
    copyFileSync(file, target)
  }
}
