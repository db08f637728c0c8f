import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'
import { freePort, loopback, takePort } from 'local-firebase'
import { routes } from '#domain/site/routes.ts'
import { findBrowser } from '../../browser.mjs'
import { refused } from '../../console.ts'
import { createSiteHost } from '../../local/host.ts'
import { functionsFile } from '../../site/functions.ts'
import type { Section } from '../section.ts'
import { median } from '../weigh.ts'
import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type OutgoingHttpHeaders } from 'node:http2'
import { pipeline } from 'node:stream/promises'
import { generate } from 'selfsigned'

/** Headers that HTTP/2 does not have, because a connection carries many answers. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

interface SecureServer {
  origin: string
  close: () => void
}

/**
 * Serves a site of this machine as Hosting does, over HTTP/2 and TLS: a browser fetches a page and its parts through one connection, and only then
 * asks for Brotli. The certificate is made for this run; a browser must be told to take it.
 */
async function serveAsHosting(origin: string): Promise<SecureServer> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: loopback }], {
    algorithm: 'sha256'
  })
  const port = await freePort()
  const server = createSecureServer({ cert, key }, ({ headers, method, url }, response) => {
    const asked = request(origin + url, { headers: withoutPseudo(headers), method }, answer => {
      response.writeHead(answer.statusCode ?? 502, plainHeaders(answer.headers))
      // A browser that leaves a page leaves what it asked for.
      pipeline(answer, response).catch(() => answer.destroy())
    })
    asked.once('error', () => response.stream.close())
    asked.end()
  })
  server.listen(port, loopback)
  await once(server, 'listening')
  return { close: () => server.close(), origin: `https://${loopback}:${port}` }
}

function withoutPseudo(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))
}

function plainHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)))
}

/** The pages of quality check V1. */
const pages = {
  contact: routes.contact,
  detail: routes.experience('kayak-acantilados-maro'),
  FAQ: routes.questions,
  home: routes.home,
  listing: routes.listing('malaga'),
  plan: routes.plan,
  'province choice': routes.provinceChoice,
  results: `${routes.search}?q=kayak`
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = 3
/** A visitor who reads Spanish, as the pages are: another would be led from the home page to hers. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--accept-lang=es-ES',
  '--ignore-certificate-errors'
].join(' ')
const largestReport = 64e6

const reportSchema = z.object({
  audits: z.record(
    z.string(),
    z.object({ numericValue: z.number().optional(), score: z.number().nullable(), title: z.string() })
  ),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() }))
})

type Report = z.output<typeof reportSchema>

/** Lighthouse on the built site as a phone, behind the very code of Hosting and over HTTP/2 like there: the median of three runs for each page. */
export const lighthouse: Section = {
  name: 'lighthouse',
  run: async () => {
    if (!existsSync('dist')) return refused('There is no dist. Make it first: npm run build')
    const server = await takePort(await freePort())
    if (typeof server === 'string') return refused(`No port could be opened (${server}).`)
    server.open(await createSiteHost({ folder: '.', functions: functionsFile }, server.origin))
    const hosting = await serveAsHosting(server.origin)
    try {
      const figures: Record<string, Awaited<ReturnType<typeof judge>>> = {}
      for (const [name, route] of Object.entries(pages)) figures[name] = await judge(hosting.origin + route)
      return {
        figures,
        kind: 'measured',
        rows: Object.entries(figures).map(([name, { faults, lcpMs, scores }]) => [
          name,
          `${Object.values(scores).join(' / ')}, LCP ${Math.round(lcpMs)} ms${faults.map(fault => `\n    ${fault}`).join('')}`
        ])
      }
    } finally {
      hosting.close()
      server.close()
    }
  }
}

async function judge(url: string) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await reportOn(url))
  const scores = Object.fromEntries(
    categories.map(name => [
      name,
      Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0)))
    ])
  )
  return {
    faults: faultsOf(reports.at(-1)),
    lcpMs: median(reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? 0)),
    scores
  }
}

/** Failed audits that have no score; the scores cover the speed. */
function faultsOf(report: Report | undefined): string[] {
  return Object.values(report?.audits ?? {}).flatMap(audit =>
    audit.score === 0 && audit.numericValue === undefined ? [audit.title] : []
  )
}

async function reportOn(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/lighthouse',
    [url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: largestReport }
  )
  return reportSchema.parse(JSON.parse(stdout))
}
