import type { PartnerLink, PublicPartner } from '#domain/partner/partner.ts'
import { partnerKinds } from '#domain/partner/mode.ts'
import { languages } from '#domain/text/locale.ts'
import type { LocalizedText } from '#domain/text/text.ts'
import { httpsUrl, isOwnPath } from '#contract/fields/address.ts'

/** Reads the public record of a partner as the site publishes it; null when it is none. By hand: a schema would weigh more than the record's use. */
export function readPublicPartner(record: unknown): PublicPartner | null {
  const { id, kind, linkName, links, name, shortName, welcome }: Record<string, unknown> = Object(record)
  const knownKind = partnerKinds.find(candidate => candidate === kind)
  if (typeof id !== 'string' || typeof name !== 'string' || !knownKind || !Array.isArray(links)) return null
  return {
    id,
    kind: knownKind,
    linkName: readTexts(linkName),
    links: links.flatMap(readLink),
    name,
    shortName: typeof shortName === 'string' ? shortName : null,
    welcome: typeof welcome === 'string' && isOwnPath(welcome) ? welcome : null
  }
}

/** Targets are https addresses or own paths, whatever the record says (quality check X4). */
function readLink(link: unknown): PartnerLink[] {
  const { path, redirectTo }: Record<string, unknown> = Object(link)
  if (typeof path !== 'string' || !isOwnPath(path)) return []
  const isTarget = typeof redirectTo === 'string' && (isOwnPath(redirectTo) || httpsUrl(redirectTo) !== null)
  return [{ path, redirectTo: isTarget ? redirectTo : null }]
}

function readTexts(texts: unknown): LocalizedText | null {
  const written: Record<string, unknown> = Object(texts)
  const found: LocalizedText = {}
  for (const language of languages) {
    const text = written[language]
    if (typeof text === 'string') found[language] = text
  }
  return Object.keys(found).length > 0 ? found : null
}
