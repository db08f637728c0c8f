import { readInkExpression } from '../src/ink-expression.ts'
import { topics } from '../src/words.ts'

/** The fields of an entry whose values may be misspelt. */
interface Entry {
  calledBy?: readonly string[]
  covers?: readonly string[]
}

/** Lists what is wrong with the entry of a drawing in `drawings.ts`, a sentence for each. */
export function dataFlaws({ calledBy = [], covers = [] }: Entry): string[] {
  const named = calledBy.flatMap(call => call.split(' + '))
  const unknown = named.filter(topic => !Object.hasOwn(topics, topic))
  return [
    ...unknown.map(topic => `${topic} in calledBy is no topic of packages/posters/src/words.ts.`),
    ...covers.flatMap(unreadable)
  ]
}

function unreadable(cover: string): string[] {
  try {
    readInkExpression(cover)
    return []
  } catch {
    return [`${cover} in covers is no ink and no mixture of inks.`]
  }
}
