import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { configurationSchemas } from '#contract/documents/configuration.ts'
import { documentSchemas } from '#contract/documents/documents.ts'
import { field } from '#contract/schema/field.ts'
import { withTables } from '#contract/schema/field-table.ts'
import { encodePurchase } from '#contract/written/purchase.ts'

import { aPurchase } from '../../fixtures/purchases.ts'

const schemas = { ...documentSchemas, ...configurationSchemas }
const page = readFileSync('docs/documents.md', 'utf8')

test('the tables of docs/documents.md are those of the schemas (npm run documents writes them)', async () => {
  await expect(withTables(page, schemas)).toMatchFileSnapshot('../../../docs/documents.md')
})

test.each(Object.keys(schemas))('docs/documents.md has the table of %s', collection => {
  expect(page).toContain(`<!-- fields of ${collection} -->`)
})

test('a purchase, which programs write, has a row for each field that is read', () => {
  const section = page.split(/^## /m).find(part => part.startsWith('compras')) ?? ''
  const named = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(Object.keys(encodePurchase(aPurchase()))))
})

describe('the table of a document', () => {
  const text = { en: 'Color', es: 'Color' }
  const colour = field(z.string(), { example: 'a|b', help: text, label: text, missing: text })

  test('has a row per field, and keeps its columns whatever an example says', () => {
    const empty = '<!-- fields of pinturas -->\n\n<!-- end -->'
    expect(withTables(empty, { pinturas: z.object({ color: colour }) })).toContain(
      '| `color` | Color | `"a\\|b"` | Color |'
    )
  })

  test('cannot be made of a field that says nothing of itself', () => {
    const empty = '<!-- fields of pinturas -->\n\n<!-- end -->'
    expect(() => withTables(empty, { pinturas: z.object({ color: z.string() }) })).toThrow('the field color')
  })
})
