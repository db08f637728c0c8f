import type { FieldForm, FormSection } from '#domain/data/field-form.ts'
import type { NameOf } from '#studio/form/readable.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

/** Names for people: a part of a price may be called as a field of the document is. */
export interface FieldNames {
  language: StudioLanguage
  ofField: NameOf
  /** Of a part of a value, such as a language or an audience. */
  ofPart: NameOf
}

export function fieldNames(
  form: readonly FormSection[],
  language: StudioLanguage,
  { audiences, languages }: Pick<StudioTexts, 'audiences' | 'languages'>
): FieldNames {
  const fields = form.flatMap(section => section.fields)
  const ofField = new Map(fields.map(({ label, name }) => [name, label[language]]))
  const parts = fields.flatMap(field => partsOf(field, language))
  const ofPart = new Map([...parts, ...Object.entries(languages), ...Object.entries(audiences)])
  return { language, ofField: key => ofField.get(key) ?? key, ofPart: key => ofPart.get(key) ?? key }
}

/** «Precios · Adulto» of the path `precios.adulto` below a field; places in a list count from one. */
export function namePart(
  path: string,
  parts: Pick<FieldForm, 'fields' | 'item'>,
  language: StudioLanguage,
  { audiences, languages }: Pick<StudioTexts, 'audiences' | 'languages'>
): string {
  const names = new Map([
    ...partsOf(parts, language),
    ...Object.entries(languages),
    ...Object.entries(audiences)
  ])
  const nameOf = (part: string) => names.get(part) ?? (/^\d+$/.test(part) ? String(Number(part) + 1) : part)
  return path.split('.').map(nameOf).join(' · ')
}

function partsOf(
  { fields, item }: Pick<FieldForm, 'fields' | 'item'>,
  language: StudioLanguage
): [string, string][] {
  const members: [string, string][] = fields.map(({ label, name }) => [name, label[language]])
  return [
    ...members,
    ...[...fields, ...(item === null ? [] : [item])].flatMap(part => partsOf(part, language))
  ]
}

/** «Nombre · Alemán» of the path `nombre.de`. */
export function nameOfPath(path: string, { ofField, ofPart }: FieldNames): string {
  const [field = path, ...parts] = path.split('.')
  return [ofField(field), ...parts.map(ofPart)].join(' · ')
}
