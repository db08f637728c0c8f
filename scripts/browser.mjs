// Runs on any Node, before anything is installed: built-in modules only.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const inCache = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
  'chrome-linux/headless_shell',
  'chrome-linux64/chrome',
  'chrome-linux/chrome'
]

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
]

/** Debian has its Chromium in these places; the shell of it is unpacked for the tests alone. */
const debians = '/usr/lib/chromium'
const shellFolder = path.resolve('.cache/headless-shell')
const shellName = 'chromium-headless-shell'

/** The Chromium that the browser tests use; the headless shell first, it takes little more than half the time. */
export function findBrowser() {
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    `/usr/bin/${shellName}`,
    unpackedShell(),
    ...ofPlaywright(),
    ...installed
  ]
  return candidates.find(file => file !== '' && fs.existsSync(file))
}

/** Finds a browser, or installs one: Playwright's own, else Debian's package when root. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found === '/usr/bin/chromium') unpackShell()
  return (
    findBrowser() ??
    (installPlaywrights() ? findBrowser() : undefined) ??
    (installDebians() ? findBrowser() : undefined)
  )
}

/** The shell is of the version that is installed, because it reads the files of that one. */
function unpackedShell() {
  if (!fs.existsSync(debians)) return ''
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium-common'], {
    encoding: 'utf8'
  })
  return path.join(shellFolder, stdout || 'unknown', debians, shellName)
}

/** Beside a whole Chromium of Debian: nothing of the system changes. Where there is no network, the whole one does. */
function unpackShell() {
  const shell = unpackedShell()
  if (shell === '') return
  console.log(`Fetching ${shellName}: the browser tests take little more than half the time with it`)
  const folder = path.dirname(shell)
  const version = path.resolve(folder, '../../..')
  fs.mkdirSync(version, { recursive: true })
  const options = /** @type {const} */ ({ cwd: version, stdio: 'ignore', timeout: 120_000 })
  const isFetched =
    spawnSync('apt-get', ['-qq', 'download', `${shellName}=${path.basename(version)}`], options).status === 0
  const [archive] = fs.readdirSync(version).filter(name => name.endsWith('.deb'))
  const isUnpacked =
    isFetched && archive !== undefined && spawnSync('dpkg-deb', ['-x', archive, '.'], options).status === 0
  if (!isUnpacked) return fs.rmSync(version, { force: true, recursive: true })
  fs.rmSync(path.join(version, archive))
  for (const name of fs.readdirSync(debians)) {
    const link = path.join(folder, name)
    if (!fs.existsSync(link)) fs.symlinkSync(path.join(debians, name), link)
  }
}

function ofPlaywright() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(os.homedir(), '.cache/ms-playwright'),
    path.join(os.homedir(), 'Library/Caches/ms-playwright'),
    path.join(process.env.LOCALAPPDATA ?? os.homedir(), 'ms-playwright')
  ]
  return folders.flatMap(folder => (folder !== undefined && fs.existsSync(folder) ? builds(folder) : []))
}

/** @param {string} folder */
function builds(folder) {
  const names = fs.readdirSync(folder).filter(name => /^chromium(_headless_shell)?-\d+$/.test(name))
  return names
    .sort()
    .reverse()
    .flatMap(name => inCache.map(file => path.join(folder, name, file)))
}

function installPlaywrights() {
  console.log('No Chromium found: trying the one of Playwright')
  const cli = path.resolve('node_modules/@playwright/test/cli.js')
  const args = [cli, 'install', 'chromium', '--only-shell']
  return (
    spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'ignore'], timeout: 180_000 }).status ===
    0
  )
}

function installDebians() {
  if (process.getuid?.() !== 0 || !fs.existsSync('/etc/debian_version')) return false
  console.log("Playwright's is out of reach: installing chromium-headless-shell with apt-get")
  return aptGet('install') || (aptGet('update') && aptGet('install'))
}

/** @param {'install' | 'update'} verb */
function aptGet(verb) {
  const packages = verb === 'install' ? ['-y', '--no-install-recommends', 'chromium-headless-shell'] : []
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return (
    spawnSync('apt-get', ['-qq', verb, ...packages], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0
  )
}
