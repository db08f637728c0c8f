import type { PageCheck } from '../checking/check.ts'
import type { Page } from '../site/page.ts'

/** Nothing of another host, and no code that a text of the content brought along. */
export const foreignContentChecks: readonly PageCheck[] = [
  { check: foreignFaults, id: 'P2', name: 'opening a page asks no other host' },
  { check: attributeFaults, id: 'X1', name: 'no element carries a script or a style' },
  { check: codeFaults, id: 'X2', name: 'nothing in a page but its own scripts can run' }
]

/** Links are not followed by opening a page; everything else that names an address is. */
function foreignFaults({ all }: Page): string[] {
  return all().flatMap(element => {
    if (element.rawTagName === 'a' || element.rawTagName === 'form') return []
    const rel = element.getAttribute('rel') ?? ''
    if (element.rawTagName === 'link' && ['alternate', 'canonical'].includes(rel)) return []
    const named = ['src', 'srcset', 'href', 'poster', 'data'].flatMap(
      name => element.getAttribute(name) ?? []
    )
    return named
      .filter(address => /(?:^|[\s,])(?:https?:)?\/\//.test(address))
      .map(address => `Fetch ${address} from the site itself.`)
  })
}

function attributeFaults({ all }: Page): string[] {
  return all().flatMap(({ attributes, rawTagName }) =>
    Object.keys(attributes)
      .filter(name => name === 'style' || /^on[a-z]+$/i.test(name))
      .map(name => `Take the attribute ${name} from <${rawTagName}>.`)
  )
}

/** Text of the database must have become none of these. */
function codeFaults({ all }: Page): string[] {
  const foreign = all('iframe', 'object', 'embed', 'base', 'applet').map(
    ({ rawTagName }) => `Take <${rawTagName}> out.`
  )
  const running = all().flatMap(element =>
    ['href', 'src', 'action', 'formaction', 'xlink:href']
      .map(name => element.getAttribute(name) ?? '')
      .filter(address => /^\s*(?:javascript|vbscript|data:text)/i.test(address))
      .map(address => `Take the address ${address.slice(0, 40)} out.`)
  )
  return [...foreign, ...running]
}
