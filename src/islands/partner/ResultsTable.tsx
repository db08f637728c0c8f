import type { ShownCounts } from '#domain/partner/results.ts'
import { type Language, regionalTags } from '#domain/text/locale.ts'

import type { PartnerKitTexts } from './kit-texts.ts'

interface Props {
  caption: string
  /** Text in place of a group that is too small. */
  few: string
  /** Heading of the first column; null for a single row without a name. */
  first: string | null
  language: Language
  names: PartnerKitTexts['results']['columns']
  rows: (ShownCounts & { name: string })[]
}

/** Counts of some groups. A table without rows is not there. */
export function ResultsTable({ caption, few, first, language, names, rows }: Props) {
  const number = new Intl.NumberFormat(regionalTags[language])
  if (rows.length === 0) return null
  return (
    <table className="kit-results">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {first !== null && <th scope="col">{first}</th>}
          <th scope="col">{names.visits}</th>
          <th scope="col">{names.plans}</th>
          <th scope="col">{names.bookings}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bookings, name, plans, visits }) => (
          <tr key={name}>
            {first !== null && <th scope="row">{name}</th>}
            {[visits, plans, bookings].map((count, column) => (
              <td key={column}>{count === null ? few : number.format(count)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
