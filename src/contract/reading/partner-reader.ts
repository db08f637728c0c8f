import { isPartnerAt } from '#domain/partner/host.ts'
import type { Partner } from '#domain/partner/partner.ts'
import { shortNamesOf } from '#domain/partner/short-address.ts'
import { slugOf } from '#domain/text/slug.ts'
import { decodePartner } from '#contract/documents/partner.ts'
import type { Problem } from '#contract/problems/problem.ts'
import { createReader, createNotes } from './reader.ts'
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

const shortNameWords = (name: string) => ({
  expected: `otro; mientras, /p/${name}`,
  problem: 'es el de otro socio'
})

/** Partners by whether their partnership holds. */
interface Partners {
  former: Partner[]
  partners: Partner[]
}

/** A reader of partners: those whose partnership holds have tips that lead somewhere. */
export function createPartnerReader() {
  const read = createReader('partners', decodePartner)
  return (documents: RawDocument[], { experienceIds, moment }: Around, problems: Problem[]): Partners => {
    const all = read(documents, problems)
    noteTakenNames(all, problems)
    const isHolding = ({ partnership }: Partner) => isPartnerAt(partnership, moment)
    return {
      former: all.filter(partner => !isHolding(partner)),
      partners: all.filter(isHolding).map(partner => withKnownTips(partner, experienceIds, problems))
    }
  }
}

/** A partner whose short name is the address of another one is reported. */
function noteTakenNames(partners: Partner[], problems: Problem[]): void {
  const names = shortNamesOf(partners)
  for (const { id, shortName } of partners) {
    const [wanted, given = id] = [slugOf(shortName ?? ''), names.get(id)]
    if (wanted !== '' && wanted !== given)
      createNotes(problems, 'partners', id)('nombreCorto', shortNameWords(given), shortName)
  }
}

function withKnownTips(partner: Partner, known: ReadonlySet<string>, problems: Problem[]): Partner {
  const { tips } = partner.host
  const unknown = tips.filter(({ experienceId }) => !known.has(experienceId))
  if (unknown.length === 0) return partner
  const note = createNotes(problems, 'partners', partner.id)
  for (const { experienceId } of unknown) note('consejos', tipWords, experienceId)
  return { ...partner, host: { ...partner.host, tips: tips.filter(tip => !unknown.includes(tip)) } }
}
