import { isLanguage } from '#domain/text/locale.ts'

import { type Fields, isContainer, isSame, withField } from './patch.ts'

/** Something that two editors changed in different ways. `field` is `nombre`, or `nombre.en` for one language of a text. */
export interface Clash {
  field: string
  before: unknown
  mine: unknown
  theirs: unknown
}

export interface Merge {
  /** Theirs, with what I alone changed. */
  fields: Fields
  clashes: Clash[]
}

/** Brings together what two editors made of the same document. Where both changed the same, theirs stands until the editor chooses. */
export function mergeThreeWays(before: Fields, mine: Fields, theirs: Fields): Merge {
  let fields = theirs
  const clashes: Clash[] = []
  const names = new Set([...Object.keys(before), ...Object.keys(mine), ...Object.keys(theirs)])
  for (const name of names) {
    const found = { before: own(before, name), mine: own(mine, name), theirs: own(theirs, name) }
    if (isSame(found.mine, found.before) || isSame(found.mine, found.theirs)) continue
    if (isSame(found.theirs, found.before)) fields = withField(fields, name, found.mine)
    else if (areTexts(found)) {
      const merged = mergeThreeWays(textsOf(found.before), textsOf(found.mine), textsOf(found.theirs))
      fields = withField(fields, name, merged.fields)
      clashes.push(...merged.clashes.map(clash => ({ ...clash, field: `${name}.${clash.field}` })))
    } else clashes.push({ field: name, ...found })
  }
  return { clashes, fields }
}

/** A field may have the name of something that every object has. */
function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** The document with the value that was chosen for a clash. */
export function resolveClash(
  fields: Fields,
  { field, ...values }: Clash,
  side: 'before' | 'mine' | 'theirs'
): Fields {
  const [name = field, language] = field.split('.')
  if (language === undefined) return withField(fields, name, values[side])
  return withField(fields, name, withField(textsOf(fields[name]), language, values[side]))
}

/** Texts per language are compared language by language: a translator and an editor do not get in each other's way. */
function areTexts({ before, mine, theirs }: Record<'before' | 'mine' | 'theirs', unknown>): boolean {
  const isText = (value: unknown) =>
    isContainer(value) && !Array.isArray(value) && Object.keys(value).every(isLanguage)
  return isText(mine) && isText(theirs) && (before === undefined || before === null || isText(before))
}

function textsOf(value: unknown): Fields {
  return isContainer(value) ? value : {}
}
