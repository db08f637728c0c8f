import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { answers } from './port.ts'

/** A running `npm start` writes here what it started, so that other commands on this machine find it. */
const file = '.cache/local.json'

/** File of a running site by its port: several may run at once, for tests for example. */
function fileAt(site: string): string {
  return `.cache/local-${URL.canParse(site) ? new URL(site).port : 'dev'}.json`
}

const runningSchema = z.object({
  pid: z.number(),
  /** `host:port` of the database. */
  database: z.string(),
  /** The folder that it serves and publishes into; null where it publishes nothing. */
  served: z.nullable(z.string()),
  site: z.string()
})

export type Running = z.output<typeof runningSchema>

/** Says what runs here, unless another one that still runs has said so before. */
export function announce(running: Running): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(fileAt(running.site), JSON.stringify(running, null, 2))
  if (runningSite() === null) writeFileSync(file, JSON.stringify(running, null, 2))
}

/** Takes the announcements back, as far as they are still ours. */
export function withdraw(site: string): void {
  for (const place of [file, fileAt(site)]) {
    if (read(place)?.pid === process.pid) rmSync(place, { force: true })
  }
}

/** The running site, at that port if one is given; null after a start that ended abruptly. */
export function runningSite(site?: string): Running | null {
  return read(site === undefined ? file : fileAt(site))
}

/** The `npm start` that runs already and publishes into that folder; a second one would replace its pages by those of another database. */
export async function runningIn(served: string): Promise<Running | null> {
  const files = existsSync('.cache')
    ? readdirSync('.cache').filter(name => /^local-.*\.json$/.test(name))
    : []
  for (const name of files) {
    const running = read(`.cache/${name}`)
    // The number of a process that was killed may belong to another program by now.
    if (running?.served === served && (await answers(running.database))) return running
  }
  return null
}

function read(place: string): Running | null {
  try {
    const running = runningSchema.parse(JSON.parse(readFileSync(place, 'utf8')))
    return process.kill(running.pid, 0) ? running : null
  } catch {
    return null
  }
}
