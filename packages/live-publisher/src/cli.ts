#!/usr/bin/env -S node --max-semi-space-size=64
import { createServer, type RequestListener } from 'node:http'
import { parseArgs } from 'node:util'

import sirv from 'sirv'

import { openLiveSite } from './collections/live-site.ts'
import type { Publication } from './publishing/outcome.ts'
import { createService } from './publishing/service.ts'
import { versionProblem } from './rendering/astro-internals.ts'

const help = `live-publisher COMMAND [options]

Keeps a built site of Astro up to date: astro.config has \`integrations: [livePublisher()]\`.

  dev            serves the site on http://127.0.0.1:4321, and publishes every change of its content
  serve          the same without serving pages, for a web server in front of the folder: POST /publish, GET /status, GET /health
  publish        asks the one that runs to publish now, or builds the site once

  --port NUMBER  another port
  --help         prints this`

const { positionals, values } = read()
const [command = ''] = positionals
const commands: Record<string, () => Promise<void>> = {
  dev: () => serve(true),
  publish,
  serve: () => serve(false)
}
const run = commands[command]
if (values.help === true || run === undefined) {
  console.log(help)
  process.exit(values.help === true ? 0 : 1)
}
if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) {
  console.error(`--port is to be a number, such as 4321, and not ${values.port}`)
  process.exit(1)
}
const problem = versionProblem()
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
process.env.NODE_ENV = 'production'
await run()

/** An option that does not exist is refused in one sentence. */
function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean' }, port: { default: '4321', type: 'string' } }
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

async function serve(isServingPages: boolean): Promise<void> {
  let last: Publication | null = null
  const keep = (publication: Publication) => {
    last = publication
    say(publication)
  }
  const site = await open(keep)
  const service = createService<Publication>({
    hasFailed: ({ kind }) => kind === 'failed',
    isReady: () => true,
    readStatus: () => ({ last, version: site.releases.current()?.version ?? null }),
    run: async options => {
      const publication = await site.publish(options)
      keep(publication)
      return publication
    }
  })
  const own = /^\/(?:publish|status|health)(?:$|\?)/
  const pages = pagesIn(site.served)
  const listener: RequestListener = (request, response) =>
    (isServingPages && !own.test(request.url ?? '') ? pages : service.listener)(request, response)
  const server = createServer(listener)
  server.on('error', error => {
    console.error(`The port ${values.port} cannot be had: ${error.message}`)
    process.exit(1)
  })
  server.listen(Number(values.port), '127.0.0.1', () =>
    console.log(`${isServingPages ? 'The site' : 'The publisher'} is on http://127.0.0.1:${values.port}`)
  )
  const stop = () => void site.close().finally(() => process.exit())
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
}

async function publish(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${values.port}/publish`, {
    body: '{}',
    headers: { 'content-type': 'application/json' },
    method: 'POST'
  }).catch(() => null)
  if (answer === null) {
    const site = await open(say)
    return site.close()
  }
  console.log(await answer.text())
  process.exitCode = answer.ok ? 0 : 1
}

function open(onPublication: (publication: Publication) => void) {
  return openLiveSite({
    onBuild: reason => console.log(`Everything is built: ${reason}`),
    onPublication,
    root: process.cwd()
  })
}

function say(publication: Publication): void {
  if (publication.kind === 'failed') return console.error(`Not published: ${publication.reason}`)
  if (publication.kind === 'unchanged') return console.log('Nothing is new')
  const { added, changed, kind, milliseconds, removed } = publication
  const some = [...added, ...changed, ...removed].slice(0, 5).join(' ')
  console.log(
    `${kind} in ${milliseconds} ms: ${added.length} added, ${changed.length} changed, ${removed.length} removed (${some})`
  )
}

/** Serves the files of a folder, for a look at them: a change of them shows at once. */
function pagesIn(folder: string): RequestListener {
  const files = sirv(folder, {
    dev: true,
    extensions: ['html'],
    setHeaders: response => response.setHeader('cache-control', 'no-store')
  })
  return (request, response) =>
    files(request, response, () => void response.writeHead(404).end('There is nothing here'))
}
