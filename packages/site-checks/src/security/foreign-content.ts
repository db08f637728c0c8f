import type { HTMLElement } from 'node-html-parser'
import type { PageCheck } from '../checking/check.ts'
import type { Page } from '../site/page.ts'

/** Says whether a page may have a frame from this source. */
type Framing<P extends Page> = (page: P, source: string) => boolean

/** Nothing of another host, and no code that a text of the content brought along. No page has a frame unless `mayFrame` says so. */
export function foreignContentChecks<P extends Page>(mayFrame: Framing<P> = () => false): PageCheck<P>[] {
  return [
    { check: foreignFaults, id: 'P2', name: 'opening a page asks no other host' },
    { check: attributeFaults, id: 'X1', name: 'no element carries a script or a style' },
    {
      check: page => codeFaults(page, source => mayFrame(page, source)),
      id: 'X2',
      name: 'nothing in a page but its own scripts can run'
    }
  ]
}

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
function codeFaults({ all }: Page, mayFrame: (source: string) => boolean): string[] {
  const foreign = all('iframe', 'object', 'embed', 'base', 'applet')
    .filter(element => !isAllowedFrame(element, mayFrame))
    .map(({ rawTagName }) => `Take <${rawTagName}> out.`)
  const running = all().flatMap(element =>
    ['href', 'src', 'action', 'formaction', 'xlink:href']
      .map(name => element.getAttribute(name) ?? '')
      .filter(address => /^\s*(?:javascript|vbscript|data:text)/i.test(address))
      .map(address => `Take the address ${address.slice(0, 40)} out.`)
  )
  return [...foreign, ...running]
}

/** A frame that carries its own document (`srcdoc`) shows that one, whatever its source is. */
function isAllowedFrame(element: HTMLElement, mayFrame: (source: string) => boolean): boolean {
  if (element.rawTagName !== 'iframe' || element.getAttribute('srcdoc') !== undefined) return false
  return mayFrame(element.getAttribute('src') ?? '')
}
