import type { HostingRules } from '#publishing/hosting/serving-config.ts'
import { pathsOf } from './globs.ts'
import { functionAddress, functionOf, type Origins, signInPath } from './rules.ts'

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
