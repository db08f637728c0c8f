import { isPartnerAt } from '#domain/partner/host.ts'
import type { Partner } from '#domain/partner/partner.ts'
import { decodePartner } from '#contract/documents/partner.ts'
import type { Problem } from '#contract/problems/problem.ts'
import { createReader, noteInto } from './reader.ts'
import type { RawDocument } from './snapshot.ts'

interface Around {
  experienceIds: ReadonlySet<string>
  /** Partnerships are those of this moment. */
  moment: string
}

const tipWords = {
  expected: 'el id de una experiencia que esté en el sitio',
  problem: 'esa experiencia no está en el sitio'
} as const

/** A reader of partners: those whose partnership holds, with tips that lead somewhere. */
export function createPartnerReader() {
  const read = createReader('partners', decodePartner)
  return (documents: RawDocument[], { experienceIds, moment }: Around, problems: Problem[]): Partner[] =>
    read(documents, problems)
      .filter(({ partnership }) => isPartnerAt(partnership, moment))
      .map(partner => withKnownTips(partner, experienceIds, problems))
}

function withKnownTips(partner: Partner, known: ReadonlySet<string>, problems: Problem[]): Partner {
  const { tips } = partner.host
  const unknown = tips.filter(({ experienceId }) => !known.has(experienceId))
  if (unknown.length === 0) return partner
  const note = noteInto(problems, 'partners', partner.id)
  for (const { experienceId } of unknown) note('consejos', tipWords, experienceId)
  return { ...partner, host: { ...partner.host, tips: tips.filter(tip => !unknown.includes(tip)) } }
}
