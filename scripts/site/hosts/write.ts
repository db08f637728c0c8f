import { globSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { type HostingRules, readHostingRules } from '#publishing/hosting/serving-config.ts'
import { hostingConfigFile, sitePlace } from '#publishing/site-place.ts'
import { functionsHost, publishing, settings, signInHost } from '#settings.ts'
import { nginxSite } from './nginx.ts'
import { functionAddress, functionOf, isFunctionAddress, type Origins, signInPath } from './rules.ts'
import { pathsOf, patternOf } from './globs.ts'

/** The behaviour of Workers that the tests run on. A runtime refuses a day that it does not know yet, so it is not the day of the build. */
const compatibilityDate = '2026-11-01'

/** How Workers serve the folder: files first, as Hosting does, and the worker where there is none. */
export function cloudflareSettings(name: string, folder: string): string {
  const settings = {
    assets: {
      binding: 'ASSETS',
      directory: folder,
      html_handling: 'drop-trailing-slash',
      not_found_handling: 'none'
    },
    compatibility_date: compatibilityDate,
    main: 'worker.js',
    name
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/** The worker: redirects, and what Hosting asks functions for, with the headers of `firebase.json`, which `_headers` gives to files alone. */
export function cloudflareWorker(rules: HostingRules, origins: Origins): string {
  const rewrites = rules.rewrites.map(rewrite => [
    patternOf(rewrite.source),
    functionAddress(origins, functionOf(rewrite))
  ])
  const tables = {
    headers: rules.headers.map(({ headers, source }) => [
      patternOf(source),
      headers.map(({ key, value }) => [key, value])
    ]),
    redirects: rules.redirects.map(({ destination, source, type }) => [patternOf(source), destination, type]),
    rewrites: [[`^${signInPath}`, origins.signIn.origin], ...rewrites]
  }
  return `// Written by npm run build -- --host cloudflare, of firebase.json.
const { headers, redirects, rewrites } = ${JSON.stringify(tables, null, 2)}
const fits = (path, [pattern]) => new RegExp(pattern).test(path)

export default {
  async fetch(request) {
    const { host, pathname, search } = new URL(request.url)
    const redirect = redirects.find(rule => fits(pathname, rule))
    if (redirect) return Response.redirect(new URL(redirect[1], request.url), redirect[2])
    const [, origin] = rewrites.find(rule => fits(pathname, rule))
    const asked = new Headers(request.headers)
    // By both the functions tell visitors apart from this worker.
    asked.set('x-forwarded-for', request.headers.get('cf-connecting-ip') ?? '')
    asked.set('x-forwarded-host', host)
    const answer = await fetch(origin + pathname + search, new Request(request, { headers: asked, redirect: 'manual' }))
    const response = new Response(answer.body, answer)
    for (const rule of headers.filter(rule => fits(pathname, rule)))
      for (const [name, value] of rule[1]) response.headers.set(name, value)
    return response
  }
}
`
}

/** The site of this folder, and where its functions are. */
interface Site extends Origins {
  rules: HostingRules
  /** The folder of the site's files, absolute. */
  folder: string
  /** The callables of the studio. */
  names: readonly string[]
}

/** Files that each host needs beside those of the site. */
const filesOf = {
  cloudflare: ({ rules, ...origins }: Site) => ({
    'site/_headers': headersFile(rules, { canTakeAway: true }),
    'worker.js': cloudflareWorker(rules, origins),
    'wrangler.json': cloudflareSettings(publishing.hostingSite, 'site')
  }),
  netlify: ({ names, rules, ...origins }: Site) => ({
    'site/_headers': headersFile(rules, { canTakeAway: false }),
    'site/_redirects': netlifyRedirects(rules, origins, names)
  }),
  nginx: ({ rules, ...site }: Site) => ({
    'clavel.conf': nginxSite(rules, {
      ...site,
      listen: '8080',
      serverName: new URL(settings.site).host
    })
  })
}

/** Without these the rules and the pages name a project and an address of nobody. */
const needed = {
  SITE_PROJECT: 'the project of functions and sign-in is',
  SITE_URL: 'the address of the site is'
} as const

/** Warnings for who builds for another host than that of this project. */
export function hostWarnings(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(needed).flatMap(([name, named]) =>
    env[name] ? [] : [`${name} is not set: ${named} that of a sample (docs/other-hosts.md).`]
  )
}

export type OtherHost = keyof typeof filesOf

export const otherHosts = ['cloudflare', 'netlify', 'nginx'] as const satisfies readonly OtherHost[]

export function isOtherHost(name: string): name is OtherHost {
  return Object.hasOwn(filesOf, name)
}

/** Makes the folder of a host of the built site: its files, which are links to the same ones, and the rules of `firebase.json` in the host's words. */
export async function writeForHost(host: OtherHost): Promise<string> {
  const folder = folderOf(host)
  rmSync(folder, { force: true, recursive: true })
  linkFiles(sitePlace().served, join(folder, 'site'))
  const files: Record<string, string> = filesOf[host]({
    folder: resolve(folder, 'site'),
    functions: new URL(functionsHost),
    names: await studioNames(),
    rules: readHostingRules(readFileSync(hostingConfigFile(), 'utf8')),
    signIn: new URL(`https://${signInHost}`)
  })
  for (const [file, text] of Object.entries(files)) writeFileAtomic(join(folder, file), text)
  return folder
}

function folderOf(host: OtherHost): string {
  return join('build', 'hosts', host)
}

function linkFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const link = join(to, file.slice(from.length))
    mkdirSync(dirname(link), { recursive: true })
    linkSync(file, link)
  }
}

/** Headers that a path sets, and headers of a wider path that it takes away. */
interface PathRule {
  set: Map<string, string>
  unset: Set<string>
}

/**
 * The file `_headers`. Netlify sends the value of the narrowest path; Cloudflare joins the values of all paths, unless a path takes the ones
 * before away (`! Name`). Netlify cannot take away at all: there, what holds for all addresses but some that are files is left out.
 */
export function headersFile(rules: HostingRules, { canTakeAway }: { canTakeAway: boolean }): string {
  const paths = new Map<string, PathRule>()
  const at = (path: string): PathRule => {
    const known = paths.get(path) ?? { set: new Map(), unset: new Set() }
    paths.set(path, known)
    return known
  }
  for (const { headers, source } of rules.headers) {
    const except = source.startsWith('!') ? source.slice(1) : null
    const isExceptForFiles = except !== null && !isFunctionAddress(rules, except)
    if (isExceptForFiles && !canTakeAway) continue
    for (const { key, value } of headers) {
      for (const path of except === null ? pathsOf(source) : ['/*']) at(path).set.set(key, value)
      if (isExceptForFiles) for (const path of pathsOf(except)) at(path).unset.add(key)
    }
  }
  return [...paths].map(([path, rule], index) => written(path, rule, canTakeAway && index > 0)).join('\n')
}

function written(path: string, { set, unset }: PathRule, takesAway: boolean): string {
  const gone = takesAway ? [...new Set([...unset, ...set.keys()])] : []
  return [
    path,
    ...gone.map(name => `  ! ${name}`),
    ...[...set].map(([name, value]) => `  ${name}: ${value}`),
    ''
  ].join('\n')
}

/**
 * The file `_redirects` of Netlify. `names`: the callables, because a star stands for the rest of an address there, never for the rest of a name.
 */
export function netlifyRedirects(rules: HostingRules, origins: Origins, names: readonly string[]): string {
  const redirects = rules.redirects.flatMap(({ destination, source, type }) =>
    pathsOf(source).map(path => [path, destination, type])
  )
  const rewrites = rules.rewrites.flatMap(rewrite =>
    pathsOf(rewrite.source)
      .flatMap(path => wholeNames(path, names))
      .map(path => [path, functionAddress(origins, functionOf(rewrite)) + path.replace(/\*$/, ':splat'), 200])
  )
  const signIn = [`${signInPath}*`, `${origins.signIn.origin}${signInPath}:splat`, 200]
  return [...redirects, signIn, ...rewrites].map(line => `${line.join(' ')}\n`).join('')
}

function wholeNames(path: string, names: readonly string[]): string[] {
  if (!/[^/]\*$/.test(path)) return [path]
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return names.map(name => folder + name).filter(address => address.startsWith(path.slice(0, -1)))
}

/** The callables of the studio: each has its schema in the contract, exported under its name. */
export async function studioNames(): Promise<string[]> {
  const folder = new URL('../../../src/studio/', import.meta.url)
  const modules: object[] = await Promise.all(
    globSync('**/*.call.ts', { cwd: folder }).map(file => import(new URL(file, folder).href))
  )
  return modules
    .flatMap(each => Object.keys(each))
    .filter(name => /^estudio[A-Z]/.test(name))
    .toSorted()
}
