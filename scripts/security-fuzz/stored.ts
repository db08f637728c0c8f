/** Characters that no document may hold. The rule is written apart from the code that tidies, because it checks that code. */
const controls = /[^\P{Cc}\n]|[\u2028\u2029]/u
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/
const hidden = /[\u00AD\u200B\u2060-\u2064\uFEFF\uFFFD\uFDD0-\uFDEF\uFFFE\uFFFF]/
const tags = /[\u{E0000}-\u{E007F}\u{1FFFE}\u{1FFFF}]/u
const nothingToSee = /^(?:\s|\p{Default_Ignorable_Code_Point}|\u2800)+$/u
/** Fields in which several lines are allowed. */
const ofSeveralLines = /(?:^|\.)(?:mensaje|message\.text|opinion|(?:descripcion|respuesta)\.\w\w|html)$/

/** Faults in the texts and names of a document, each with its place. */
export function wrongTexts(document: unknown, place = ''): string[] {
  if (typeof document === 'string') {
    const problem = problemOf(document, ofSeveralLines.test(place))
    return problem === null ? [] : [`${place}: ${problem} in ${JSON.stringify(document.slice(0, 80))}`]
  }
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([name, value]) => {
    const inName = problemOf(name, false)
    const way = place === '' ? name : `${place}.${name}`
    return [...(inName === null ? [] : [`${way}: ${inName} in a name`]), ...wrongTexts(value, way)]
  })
}

function problemOf(text: string, hasLines: boolean): string | null {
  if (!text.isWellFormed()) return 'half a character'
  if (controls.test(text) || (!hasLines && text.includes('\n'))) return 'a control character'
  if (directions.test(text)) return 'a sign of direction'
  if (hidden.test(text) || tags.test(text)) return 'a hidden character'
  return nothingToSee.test(text) ? 'nothing to see' : null
}
