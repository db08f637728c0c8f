import type { z } from 'zod'

import type { Option } from '#domain/data/field-form.ts'

import { inputOf, notesOf } from './field.ts'

const maxListed = 12

/** Names of the kinds of values in the documentation. */
const kinds: Partial<Record<string, string>> = {
  answer: 'true or false',
  flag: 'true or false',
  'html-per-language': 'texto with html',
  moment: 'moment',
  number: 'number',
  'text-per-language': 'texto'
}

/** The fields of a document as a table in Markdown. */
export function fieldTable(document: z.ZodObject): string {
  const rows = Object.entries(document.shape).map(([name, schema]) => rowOf(name, schema))
  return ['| field | what | example | if it is missing |', '|---|---|---|---|', ...rows].join('\n')
}

function rowOf(name: string, schema: z.core.$ZodType): string {
  const notes = notesOf(schema)
  if (notes === undefined) throw new Error(`the field ${name} says nothing of itself`)
  const kind = kinds[inputOf(schema)?.control ?? notes.control ?? '']
  const measured = notes.unit === undefined ? kind : `${kind ?? 'amounts'} in ${notes.unit}`
  const ids = notes.refersTo && `Ids of \`${notes.refersTo}\`.`
  const what = [measured && `${measured}.`, notes.help.en, ids, valuesOf(notes.options ?? [])]
    .filter(Boolean)
    .join(' ')
  return `| \`${name}\` | ${inCell(what)} | ${inCell(`\`${JSON.stringify(notes.example)}\``)} | ${inCell(notes.missing.en)} |`
}

/** Forms call the values by names for people; who writes a document needs them as they are stored. A long list has a page of its own. */
function valuesOf(options: readonly Option[]): string {
  if (options.length === 0 || options.length > maxListed) return ''
  return `One of: ${options.map(({ name, value }) => (name === undefined ? value : `${value} ${name}`)).join(', ')}.`
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|')
}

/** The names of the fields of a document; those without which it is left out of the site are bold. */
function fieldNames(document: z.ZodObject): string {
  return Object.entries(document.shape)
    .map(([name, schema]) => (isRequired(schema) ? `**\`${name}\`**` : `\`${name}\``))
    .join(', ')
}

function isRequired(schema: z.core.$ZodType): boolean {
  return notesOf(schema)?.missing.en === 'the document is left out'
}

/** A page of documentation with the names of the fields of these documents between the comments that name their collections. */
export function withFieldNames(page: string, documents: Readonly<Record<string, z.ZodObject>>): string {
  return page.replaceAll(
    /(<!-- fields of (\w+) -->\n)[^]*?(\n<!-- end -->)/g,
    (_, start: string, collection: string, end: string) => {
      const document = documents[collection]
      if (document === undefined) throw new Error(`there is no collection ${collection}`)
      return `${start}\n${fieldNames(document)}\n${end}`
    }
  )
}
