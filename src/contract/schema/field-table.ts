import type { z } from 'zod'

import { inputOf, notesOf } from './field.ts'

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
function fieldTable(document: z.ZodObject): string {
  const rows = Object.entries(document.shape).map(([name, schema]) => rowOf(name, schema))
  return ['| field | what | example | if it is missing |', '|---|---|---|---|', ...rows].join('\n')
}

function rowOf(name: string, schema: z.core.$ZodType): string {
  const notes = notesOf(schema)
  if (notes === undefined) throw new Error(`the field ${name} says nothing of itself`)
  const kind = kinds[inputOf(schema)?.control ?? notes.control ?? '']
  const measured = notes.unit === undefined ? kind : `${kind ?? 'amounts'} in ${notes.unit}`
  const what = measured === undefined ? notes.help.en : `${measured}. ${notes.help.en}`
  return `| \`${name}\` | ${inCell(what)} | ${inCell(`\`${JSON.stringify(notes.example)}\``)} | ${inCell(notes.missing.en)} |`
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|')
}

/** A page of documentation with the tables of these documents between the comments that name their collections. */
export function withTables(page: string, documents: Readonly<Record<string, z.ZodObject>>): string {
  return page.replaceAll(
    /(<!-- fields of (\w+) -->\n)[^]*?(\n<!-- end -->)/g,
    (_, start: string, collection: string, end: string) => {
      const document = documents[collection]
      if (document === undefined) throw new Error(`there is no collection ${collection}`)
      return `${start}\n${fieldTable(document)}\n${end}`
    }
  )
}
