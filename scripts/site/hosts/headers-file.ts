import type { HostingRules } from '#publishing/hosting/serving-config.ts'
import { pathsOf } from './globs.ts'
import { isFunctionAddress } from './rules.ts'

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
