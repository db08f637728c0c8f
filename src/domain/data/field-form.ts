/** A text for the people who write documents. */
export interface EditorText {
  en: string
  es: string
}

/** `answer` is yes, no, or not said; `flag` is no unless it says yes. */
export type Control =
  | 'amounts'
  | 'answer'
  | 'choice'
  | 'choices'
  | 'flag'
  | 'group'
  | 'html-per-language'
  | 'json'
  | 'line'
  | 'list'
  | 'moment'
  | 'number'
  | 'picture'
  | 'pictures'
  | 'point'
  | 'prices'
  | 'reference'
  | 'references'
  | 'schedules'
  | 'text'
  | 'text-per-language'
  | 'words'

/** How long a text may be, or how large a number. */
export type Limits = { longest: number } | { isWhole: boolean; least: number | null; most: number | null }

/** One of the values that a field may have; what has no name is called by its value. */
export interface Option {
  name?: string
  value: string
}

export type Unit = 'euros' | 'hours' | 'minutes'

/** Label of a field of a document, and the control that edits it. */
export interface FieldForm {
  name: string
  control: Control
  label: EditorText
  help: EditorText | null
  /** Behaviour of the site when the field is missing. */
  missing: EditorText | null
  example: unknown
  unit: Unit | null
  /** While it has no value it is folded: most documents do without it. */
  isSeldom: boolean
  limits: Limits | null
  options: readonly Option[]
  /** The collection whose ids it holds. */
  refersTo: string | null
  /** The fields of a group. */
  fields: readonly FieldForm[]
  /** How each item of a list is edited. */
  item: FieldForm | null
}

export const sections = [
  'texts',
  'when',
  'prices',
  'place',
  'pictures',
  'service',
  'booking',
  'listing',
  'settings',
  'rest'
] as const
export type Section = (typeof sections)[number]

/** Fields that are edited together. */
export interface FormSection {
  section: Section
  fields: FieldForm[]
}

/** A field that no schema names: it is edited as it is stored. */
function unknownField(name: string): FieldForm {
  return {
    control: 'json',
    example: null,
    fields: [],
    help: null,
    isSeldom: false,
    item: null,
    label: { en: name, es: name },
    limits: null,
    missing: null,
    name,
    options: [],
    refersTo: null,
    unit: null
  }
}

/** The sections with these fields alone. */
export function onlyFields(all: readonly FormSection[], names: readonly string[]): FormSection[] {
  return all.flatMap(({ fields, section }) => {
    const own = fields.filter(({ name }) => names.includes(name))
    return own.length === 0 ? [] : [{ fields: own, section }]
  })
}

/** Marks that the studio shows in its own way. */
const marks = ['borrador', 'id']

/** A form with what the document has beside it: nothing in a document is out of reach. */
export function formFor(sections: readonly FormSection[], names: readonly string[]): FormSection[] {
  const known = new Set([...marks, ...sections.flatMap(({ fields }) => fields.map(({ name }) => name))])
  const others = names.filter(name => !known.has(name)).toSorted()
  if (others.length === 0) return [...sections]
  return [...sections, { fields: others.map(unknownField), section: 'rest' }]
}
