import { createHash } from 'node:crypto'
import { appCheck, mail, project, settings } from '#settings.ts'
import type { Site } from './site.ts'

/** The values of the environment that a build has put into pages and scripts. A longer one may hold a shorter one. */
const builtIn = [project, settings.site, appCheck.siteKey, mail.sender]
  .filter(value => value !== null)
  .toSorted((one, other) => other.length - one.length)

/** A file that a build names after its content, such as `search.BqxgfAWo.js`. */
const builtName = /(?<=[/"'`])([\w@-][\w@.-]*)\.[\w-]{8}\.(css|js)\b/g

/**
 * The text by which a page or a script is weighed: it is the same in each environment. Besides the values, the names of files differ: one value changes the content of one file, and so
 * the names of all that import it. Compression makes some bytes more or less of other names, 59 at an island of 100 kB, so a deploy would fail where the suite was green.
 */
export function weighedText(text: string, values: readonly string[] = builtIn): string {
  return values
    .reduce((rest, value) => rest.replaceAll(value, ''), text)
    .replace(builtName, (_, name: string, kind: string) => `${name}.${printOf(name)}.${kind}`)
}

/** As many signs as a build gives a name, and as hard to compress. */
function printOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 8)
}

const known = new WeakMap<Site, Site>()

/** The site as it is weighed. There is one for each, because the weights of its files are remembered. */
export function weighedSite(site: Site): Site {
  const weighed = known.get(site) ?? { ...site, bytes: bytesOf(site) }
  known.set(site, weighed)
  return weighed
}

function bytesOf({ bytes, pages, text }: Site): Site['bytes'] {
  const html = new Set(pages)
  const isText = (address: string) => html.has(address) || address.endsWith('.js')
  return address => (isText(address) ? Buffer.from(weighedText(text(address))) : bytes(address))
}
