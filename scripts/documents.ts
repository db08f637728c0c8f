/** Writes the names of fields in `docs/documents.md` from the schemas, or prints the table of one document. */
import { readFileSync } from 'node:fs'
import { configurationSchemas } from '#contract/documents/configuration.ts'
import { documentSchemas } from '#contract/documents/documents.ts'
import { fieldTable, withFieldNames } from '#contract/schema/field-table.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { argumentsGiven, end, refused } from './console.ts'

const { values } = argumentsGiven('documents', { options: { show: { type: 'string' } } })

const file = 'docs/documents.md'
const schemas = { ...documentSchemas, ...configurationSchemas }

if (values.show === undefined) {
  writeFileAtomic(file, withFieldNames(readFileSync(file, 'utf8'), schemas))
  console.log(`Written: ${file}`)
} else {
  const [, schema] = Object.entries(schemas).find(([name]) => name === values.show) ?? []
  if (schema === undefined) end(refused(`--show knows ${Object.keys(schemas).join(', ')}.`))
  console.log(fieldTable(schema))
}
end({ kind: 'done' })
