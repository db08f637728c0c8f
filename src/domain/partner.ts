import type { PartnerKind } from './mode.ts'
import type { LocalizedText } from './text.ts'

/** An address of the site that belongs to a partner; with a target, visitors of it are sent there. */
export interface PartnerLink {
  path: string
  redirectTo: string | null
}

/** The public record of a partner (specification, section 3). A partner is a context, not a role. */
export interface Partner {
  id: string
  kind: PartnerKind
  name: string
  shortName: string | null
  linkName: LocalizedText | null
  externalId: string | null
  links: PartnerLink[]
}
