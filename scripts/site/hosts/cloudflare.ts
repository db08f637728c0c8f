import type { HostingRules } from '#publishing/hosting/serving-config.ts'
import { patternOf } from './globs.ts'
import { functionAddress, functionOf, type Origins, signInPath } from './rules.ts'

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
