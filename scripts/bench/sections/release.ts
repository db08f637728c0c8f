import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { createHostingApi } from '#publishing/hosting/api.ts'
import { type Deployment, deploy, type SiteToRelease } from '#publishing/hosting/deploy.ts'
import { HostingStandIn } from '../../local/hosting-stand-in.ts'
import type { Section } from '../section.ts'
import { secondsSince } from '../timed.ts'

/** As Google's servers are thought to answer: nobody has measured them. */
const latencyMs = 200
const filesPerAnswer = 1000
/** Sites of 2,000 and of 20,000 experiences (docs/large-sites.md). The files of the larger one have names of their own, and share what is in them. */
const sizes = [
  { contents: 40_000, experiences: 2000, files: 40_000 },
  { contents: 2000, experiences: 20_000, files: 377_000 }
]
/** As large as a page in the middle. */
const bytesPerFile = 20_000
const filesPerFolder = 500

/** Measures the first release on Hosting and edits after it, against a stand-in that waits before each answer. */
export const release: Section = {
  name: 'release',
  run: async ({ folder }) => {
    const figures = []
    for (const size of sizes) figures.push(await measure(join(folder, 'release'), size))
    return {
      figures,
      kind: 'measured',
      rows: figures.flatMap(({ edit, experiences, files, first, price, start }) => {
        const rowOf = (name: string, { calls, seconds, uploads }: Took): [string, string] => [
          `${experiences} experiences, ${files} files: ${name}`,
          `${seconds.toFixed(2)} s, ${calls} calls, ${uploads} of them uploads`
        ]
        return [
          rowOf('first release', first),
          rowOf('an edit of one file', edit),
          rowOf('an edit of 120 files', price),
          rowOf('an edit that compares all files', start)
        ]
      })
    }
  }
}

interface Took {
  calls: number
  seconds: number
  uploads: number
}

async function measure(folder: string, { contents, experiences, files }: (typeof sizes)[number]) {
  const served = join(folder, 'served')
  const memory = join(folder, 'hosting.json')
  rmSync(folder, { force: true, recursive: true })
  const paths = makeSite(served, files, contents)
  const hosting = new HostingStandIn('bench', { filesPerAnswer, latencyMs })
  await hosting.start()
  const api = createHostingApi({
    origin: hosting.origin,
    site: 'bench',
    token: async () => hosting.token,
    wait: setTimeout
  })
  const time = async (step: SiteToRelease['step']): Promise<Took> => {
    hosting.calls.length = 0
    const since = performance.now()
    const deployment: Deployment = await deploy({
      api,
      cacheFolder: folder,
      hosting: { config: { headers: [], redirects: [], rewrites: [] }, folder: served },
      memory,
      message: 'bench',
      pages: files,
      step
    })
    const seconds = secondsSince(since)
    if (deployment.kind !== 'released') throw new Error(`Not released: ${JSON.stringify(deployment)}`)
    const uploads = hosting.calls.filter(call => call.startsWith('POST /upload/')).length
    return { calls: hosting.calls.length, seconds, uploads }
  }
  let version = 1
  const edit = async (count: number): Promise<Took> => {
    const changed = paths.slice(version, version + count)
    for (const path of changed) rewrite(join(served, path), `${version} ${path}`)
    version += 1
    return time({ files: { added: [], changed, removed: [] }, from: version - 1, to: version })
  }
  try {
    const first = await time({ files: { added: [], changed: [], removed: [] }, from: 0, to: version })
    const one = await edit(1)
    const price = await edit(120)
    rmSync(memory)
    return { edit: one, experiences, files, first, price, start: await edit(1) }
  } finally {
    hosting.stop()
    rmSync(folder, { force: true, recursive: true })
  }
}

/** A site of so many files; where it has fewer contents, several names for each. */
function makeSite(served: string, files: number, contents: number): string[] {
  const paths = Array.from(
    { length: files },
    (_, index) => `${Math.floor(index / filesPerFolder)}/${index % filesPerFolder}.html`
  )
  paths.forEach((path, index) => {
    if (index % filesPerFolder === 0) mkdirSync(dirname(join(served, path)), { recursive: true })
    if (index < contents) writeFileSync(join(served, path), pageOf(path))
    else linkSync(join(served, paths[index % contents] ?? ''), join(served, path))
  })
  return paths
}

/** Another file of this name: others may share the old one. */
function rewrite(file: string, words: string): void {
  rmSync(file)
  writeFileSync(file, pageOf(words))
}

/** Text that compresses about as html does. */
function pageOf(words: string): string {
  const line = createHash('sha512').update(words).digest('base64')
  return `<p>${line}</p>\n<!-- a part that all pages have -->\n`.repeat(bytesPerFile / 130)
}
