// The hook before each command: installs what is missing. Runs on any Node, before anything is installed.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBrowser } from './browser.mjs'

/**
 * The oldest Node that runs all commands: 22 has neither `await using` nor `RegExp.escape`. `engines` of package.json says an older one: on Linux x64 npm needs
 * no more than that to install the project's own Node, and every npm script then runs with it.
 */
export const oldestNode = [24, 0]
const lockFolder = '.ensure.lock'
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Whether each package of the lock is there in its version, as npm itself noted when it finished installing.
 * @param {Packages} wanted @param {Packages} present
 * @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean }>} Packages
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted).every(([at, { version, optional }]) => {
    if (!at.startsWith('node_modules/')) return true
    return present[at] === undefined ? optional === true : present[at].version === version
  })
}

/** @param {string} version as `v24.1.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
  return major > (oldestNode[0] ?? 0) || (major === oldestNode[0] && minor >= (oldestNode[1] ?? 0))
}

function isComplete() {
  try {
    return isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))
  } catch {
    return false
  }
}

/** @param {string} file @returns {Packages} */
function packagesOf(file) {
  // Runs before any package is installed: there is no schema to read it with.
  // oxlint-disable-next-line clavel/unchecked-json
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages
}

/** Only one of two commands started at once does the work; the other waits for it. @param {() => void} work */
function alone(work) {
  while (!tryLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  try {
    work()
  } finally {
    fs.rmSync(lockFolder, { force: true, recursive: true })
  }
}

function tryLock() {
  try {
    fs.mkdirSync(lockFolder)
  } catch {
    if (!isHolderAlive()) fs.rmSync(lockFolder, { force: true, recursive: true })
    return false
  }
  fs.writeFileSync(path.join(lockFolder, 'pid'), String(process.pid))
  return true
}

function isHolderAlive() {
  try {
    const pid = Number(fs.readFileSync(path.join(lockFolder, 'pid'), 'utf8'))
    return pid > 0 && process.kill(pid, 0)
  } catch {
    // A holder writes its number right after the folder: a folder without one is young, or left by a crash.
    return fs.existsSync(lockFolder) && Date.now() - fs.statSync(lockFolder).mtimeMs < 5000
  }
}

function install() {
  if (isComplete()) return
  console.log('Installing the packages (about a minute)')
  // Nothing but what the lock says is installed: its checksums are checked, and a lock that does not fit is an error.
  if (!npm('ci')) fail('npm could not install the packages: see its message above.')
}

/** @param {string[]} args */
function npm(...args) {
  return (
    spawnSync('npm', [...args, ...quiet], { shell: process.platform === 'win32', stdio: 'inherit' })
      .status === 0
  )
}

/** The Node of the commands that follow: npm finds the one of the project first. */
function nodeVersion() {
  const own = path.resolve('node_modules/.bin/node')
  const answer = fs.existsSync(own) ? spawnSync(own, ['--version'], { encoding: 'utf8' }) : null
  return answer?.status === 0 ? answer.stdout.trim() : process.version
}

/** @param {string} version */
function checkNode(version) {
  if (isNewEnough(version)) return
  fail(
    `Clavel needs Node ${oldestNode.join('.')} or newer, and this is ${version}. The Node that comes with the project ` +
      'runs on Linux with an x64 processor only: install a newer one (https://nodejs.org, or `nvm install`) and try again.'
  )
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

function main() {
  process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'))
  const bringsNode = process.platform === 'linux' && process.arch === 'x64'
  if (!bringsNode) checkNode(process.version)
  if (!isComplete()) alone(install)
  checkNode(nodeVersion())
  if (!process.argv.includes('--browser')) return
  alone(() => {
    if (ensureBrowser() === undefined) fail('No Chromium found or installable: set CHROMIUM_PATH to one.')
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
