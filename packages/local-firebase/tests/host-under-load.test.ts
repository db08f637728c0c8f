import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeferredServer, createHost, freePort, takePort } from 'local-firebase'

/** `LOAD_SECONDS=60 npm run unit -- host-under-load` takes a minute. */
const seconds = Number(process.env.LOAD_SECONDS || 2)
const visitors = 24
const pages = Array.from({ length: 12 }, (_, index) => `experiencia-${index}`)
const folder = mkdtempSync(join(tmpdir(), 'host-load-'))
const agent = new Agent({ keepAlive: true, maxSockets: visitors })
const functions = `
  export const paginas = (request, response) => response.status(404).type('html').send('none')
  export const eco = (request, response) => response.json(request.body)
`
let server: DeferredServer

beforeAll(async () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'functions.mjs'), functions)
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ hosting: { cleanUrls: true, public: 'dist' } })
  )
  const opened = await takePort(await freePort())
  if (typeof opened === 'string') throw new Error(opened)
  server = opened
  server.open(
    await createHost({
      folder,
      functions: join(folder, 'functions.mjs'),
      project: 'demo-load',
      region: 'europe-west1'
    })
  )
})

afterAll(() => {
  agent.destroy()
  server.close()
  rmSync(folder, { force: true, recursive: true })
})

test(
  'pages that come and go while they are read are there whole or not there, whatever other clients do',
  { timeout: (seconds + 20) * 1000 },
  async () => {
    const until = performance.now() + seconds * 1000
    const isOver = () => performance.now() >= until
    const answers = new Map<string, number>()
    const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1)
    await Promise.all([
      publish(isOver),
      ...Array.from({ length: visitors }, (_, visitor) => visit(visitor, isOver, count)),
      leaveEarly(isOver)
    ])
    const asked = [...answers.values()].reduce((sum, each) => sum + each, 0)
    process.stdout.write(
      `${Math.round(asked / seconds)} requests a second: ${JSON.stringify([...answers])}\n`
    )
    expect([...answers.keys()].toSorted()).toEqual(['200 whole', '404'])
    expect((await fetch(server.origin)).status).toBe(404)
  }
)

/** Writes and removes pages as a publication does, without a pause. */
async function publish(isOver: () => boolean): Promise<void> {
  for (let edit = 0; !isOver(); edit += 1) {
    const file = join(folder, 'dist', `${pages[edit % pages.length] ?? ''}.html`)
    if (edit % 3 === 2) rmSync(file, { force: true })
    else {
      writeFileSync(`${file}.tmp`, pageOf(edit))
      renameSync(`${file}.tmp`, file)
    }
    await setImmediate()
  }
}

/** A page of some length that ends with the sum of what stands before. */
function pageOf(edit: number): string {
  const text = `<p>${edit}</p>`.repeat(2000 + (edit % 5) * 1000)
  return `${text}\n${sumOf(text)}`
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function visit(visitor: number, isOver: () => boolean, count: (answer: string) => void): Promise<void> {
  for (let index = visitor; !isOver(); index += 1) count(await answerOf(`/${pages[index % pages.length]}`))
}

function answerOf(path: string): Promise<string> {
  return new Promise(resolve => {
    request(server.origin + path, { agent }, response => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', chunk => (body += String(chunk)))
      response.on('error', error => resolve(`broken: ${error.message}`))
      response.on('end', () =>
        resolve(response.statusCode === 200 ? wholeOrNot(body) : String(response.statusCode))
      )
    })
      .on('error', error => resolve(`none: ${error.message}`))
      .end()
  })
}

function wholeOrNot(body: string): string {
  const end = body.lastIndexOf('\n')
  return sumOf(body.slice(0, end)) === body.slice(end + 1) ? '200 whole' : '200 cut'
}

/** Clients that go before they have their page, and bodies that stop before their end. */
async function leaveEarly(isOver: () => boolean): Promise<void> {
  for (let index = 0; !isOver(); index += 1) {
    await gone(`/${pages[index % pages.length]}`, 'GET')
    await gone('/demo-load/europe-west1/eco', 'POST')
  }
}

function gone(path: string, method: string): Promise<void> {
  return new Promise(resolve => {
    const headers = {
      'accept-encoding': 'gzip',
      'content-length': '1000',
      'content-type': 'application/json'
    }
    const leaving = request(
      server.origin + path,
      { headers: method === 'POST' ? headers : {}, method },
      response => {
        response.once('data', () => leaving.destroy())
        response.once('close', () => resolve())
      }
    )
    leaving.once('error', () => resolve())
    if (method === 'GET') leaving.end()
    else leaving.write('{"data":', () => leaving.destroy())
    leaving.once('close', () => resolve())
  })
}
