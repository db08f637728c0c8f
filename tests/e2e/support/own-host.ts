import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type DeferredServer, freePort, takePort } from 'local-firebase'

import { createSiteHost } from '../../../scripts/local/host.ts'

const missing = `export const paginas = (request, response) => response.status(404).type('html').send('<h1>404</h1>')`

/** They go with the process: when a test is over, a service worker may still be asking for the parts of its site. */
const hosts = resolve(`.cache/test/hosts-${process.pid}`)
process.once('exit', () => rmSync(hosts, { force: true, recursive: true }))

/** The built site on a host of its own, so that a test can publish on it. */
export interface OwnHost {
  folder: string
  origin: string
  close: () => void
}

export async function openOwnHost(): Promise<OwnHost> {
  mkdirSync(hosts, { recursive: true })
  const folder = mkdtempSync(join(hosts, 'host-'))
  // Links to the same files: whoever writes one writes another file in its place.
  spawnSync('cp', ['-al', realpathSync('dist'), join(folder, 'dist')])
  spawnSync('cp', ['firebase.json', folder])
  writeFileSync(join(folder, 'functions.mjs'), missing)
  const door = opened(await takePort(await freePort()))
  door.open(await createSiteHost({ folder, functions: join(folder, 'functions.mjs') }, door.origin))
  return {
    close: () => door.close(),
    folder: join(folder, 'dist'),
    origin: door.origin
  }
}

function opened(door: DeferredServer | string): DeferredServer {
  if (typeof door === 'string') throw new Error(door)
  return door
}
