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

/** The Chromium that the browser tests use; the headless shell first, it is three times as fast. */
export function findBrowser() {
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    '/usr/bin/chromium-headless-shell',
    ...ofPlaywright(),
    ...installed
  ]
  return candidates.find(file => file !== '' && fs.existsSync(file))
}

/** Finds a browser, or installs one: Playwright's own, else Debian's package when root. */
export function ensureBrowser() {
  return (
    findBrowser() ??
    (installPlaywrights() ? findBrowser() : undefined) ??
    (installDebians() ? findBrowser() : undefined)
  )
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
