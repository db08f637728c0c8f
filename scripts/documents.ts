/** Writes the tables of docs/documents.md from the schemas of the documents. */
import { readFileSync, writeFileSync } from 'node:fs'
import { documentSchemas } from '#contract/documents/documents.ts'
import { withTables } from '#contract/schema/field-table.ts'

const page = 'docs/documents.md'
writeFileSync(page, withTables(readFileSync(page, 'utf8'), documentSchemas))
