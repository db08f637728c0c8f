import { excerptOf, type Problem } from '#contract/problems/problem.ts'
import type { RawDocument } from '#contract/reading/snapshot.ts'

/** One document for each province: the one that is named after it, else the first. A copy is ignored, and reported. */
export function oneForEachProvince(documents: RawDocument[], problems: Problem[]): RawDocument[] {
  const byProvince = Map.groupBy(documents, provinceOf)
  return [...byProvince].flatMap(([province, all]) => {
    const [first, ...others] = all.toSorted((one, other) => place(one, province) - place(other, province))
    problems.push(...others.map(each => copyOf(each, first?.id ?? '')))
    return first ?? []
  })
}

function provinceOf({ id, value }: RawDocument): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : id
}

function place({ id }: RawDocument, province: string): number {
  return id === province ? 0 : 1
}

function copyOf({ id, value }: RawDocument, first: string): Problem {
  return {
    collection: 'provincias',
    expected: 'un documento por provincia',
    field: 'value',
    id,
    outcome: 'left-out',
    problem: `la provincia es de ${first}`,
    value: excerptOf(value)
  }
}
