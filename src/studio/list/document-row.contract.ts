import { formOfCollection } from '#contract/documents/forms.ts'
import { decodeExperience } from '#contract/documents/experience.ts'
import { pageSlug } from '#contract/fields/page-slug.ts'
import { nameIn } from '#contract/reading/draft.ts'
import { plainFields } from '#contract/values/typed-value.ts'
import type { Timetable } from '#domain/catalogue/availability.ts'
import { hoursOf, lastMomentOf, nextStarts } from '#domain/catalogue/next-starts.ts'
import { memoizeVersions } from '#domain/data/memoize.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { type Clock, clockTimeOf } from '#domain/time/calendar-day.ts'
import type {
  DocumentPlace,
  DocumentProblem,
  DocumentRow,
  DocumentState,
  RowProblem,
  RowStart
} from '#studio/document/studio-document.ts'
import { isLanguage, type Language, languages } from '#domain/text/locale.ts'

import { documentProblems } from '#studio/document/decoders.contract.ts'
import { textFieldsOf } from '#studio/translation/text-fields.contract.ts'

/** A document as a list shows it, but for who changed it and when. */
type BareRow = Omit<DocumentRow, 'changedAt' | 'changedBy'>

interface Remembered {
  row: Omit<BareRow, 'nextStart'>
  /** Null of a document that begins at no time. */
  timetable: Timetable | null
}

/** Several times what the studio is made for, some 10 MB. */
const maxRows = 40_000

/** Makes rows and remembers them: to count its problems a document is decoded as for the site, and most have not changed since the list was last asked for. */
export function rowMaker(): (
  place: DocumentPlace,
  revision: string,
  readFields: () => DocumentFields,
  now: Clock
) => BareRow {
  const remembered = memoizeVersions<Remembered>(maxRows)
  return (place, revision, readFields, now) => {
    const { row, timetable } = remembered(`${place.collection}/${place.id}`, revision, () =>
      rowOf(place, readFields())
    )
    return { ...row, nextStart: timetable && nextStartOf(timetable, now) }
  }
}

function rowOf(place: DocumentPlace, fields: DocumentFields): Remembered {
  const plain = plainFields(fields)
  const isExperience = place.collection === 'experiencias'
  const problems = documentProblems(place, fields)
  const row = {
    companyId: isExperience ? companyOf(fields) : null,
    firstProblem: firstOf(place, problems),
    id: place.id,
    missingLanguages: missingLanguages(plain, plainTextFields(place.collection)),
    problems: problems.length,
    provinces: provincesOf(plain),
    slug: isExperience ? pageSlug(place.id, plain) : null,
    state: stateIn(plain),
    title: nameIn({ ...plain, id: place.id })
  }
  return { row, timetable: isExperience ? timetableOf(place.id, plain) : null }
}

function firstOf({ collection }: DocumentPlace, problems: readonly DocumentProblem[]): RowProblem | null {
  const first = problems.find(({ isBlocking }) => isBlocking) ?? problems[0]
  if (first === undefined) return null
  const [name = ''] = first.field.split('.')
  const fields = formOfCollection(collection).flatMap(section => section.fields)
  const label = fields.find(field => field.name === name)?.label ?? { en: name, es: name }
  return { label, problem: first.problem }
}

/** The part of an experience that says when it begins, also of one that cannot be published. */
function timetableOf(id: string, plain: Readonly<Record<string, unknown>>): Timetable | null {
  const experience = decodeExperience({ ...plain, borrador: false, id }).value
  if (experience === null) return null
  const { durationMinutes, eventDate, schedules } = experience
  return { durationMinutes, eventDate, schedules }
}

function nextStartOf(timetable: Timetable, { day, minutes }: Clock): RowStart | null {
  const now = `${day}T${clockTimeOf(minutes)}`
  const next = nextStarts(day, timetable).find(start => lastMomentOf(start) >= now)
  return next === undefined ? null : { day: next.day, hours: hoursOf(next) }
}

/** The codes of the provinces that a document names: a list, or the one it lies in. */
export function provincesOf({ provincia, provincias }: Readonly<Record<string, unknown>>): string[] {
  const codes: unknown[] = Array.isArray(provincias) ? provincias : [provincia]
  return codes.filter(code => typeof code === 'string')
}

/** The company that a document of an experience names. */
export function companyOf({ empresa }: DocumentFields): string | null {
  return typeof empresa === 'string' ? empresa : null
}

/** Whether it is seen. */
export function stateIn({ activo, borrador, ocultar }: Record<string, unknown>): DocumentState {
  if (borrador === true) return 'draft'
  return ocultar === true || activo === false ? 'hidden' : 'published'
}

/** Where a plain text counts as Spanish. */
function plainTextFields(collection: DocumentPlace['collection']): ReadonlySet<string> {
  return new Set(textFieldsOf(collection).map(({ path }) => path))
}

/** Languages in which a text is missing that is there in another one. */
function missingLanguages(fields: Record<string, unknown>, textFields: ReadonlySet<string>): Language[] {
  const texts = Object.entries(fields).flatMap(([name, value]) => textsIn(value, textFields.has(name)))
  return languages.filter(language => texts.some(text => !text.has(language)))
}

/** The languages of each text within a value. */
function textsIn(value: unknown, isText: boolean): Set<Language>[] {
  if (typeof value === 'string') return isText && value !== '' ? [new Set(['es'])] : []
  if (Array.isArray(value)) return value.flatMap(item => textsIn(item, isText))
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const written = entries.filter(([, text]) => typeof text === 'string' && text !== '')
  const isPerLanguage = entries.length > 0 && entries.every(([name]) => isLanguage(name))
  if (isPerLanguage)
    return written.length === 0
      ? []
      : [new Set(written.flatMap(([name]) => (isLanguage(name) ? [name] : [])))]
  return entries.flatMap(([, inner]) => textsIn(inner, false))
}
