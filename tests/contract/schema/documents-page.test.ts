import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { configurationSchemas } from '#contract/documents/configuration.ts'
import { documentSchemas } from '#contract/documents/documents.ts'
import { field } from '#contract/schema/field.ts'
import { fieldTable, withFieldNames } from '#contract/schema/field-table.ts'
import { encodePurchase } from '#contract/user-documents/purchase.ts'

import { aPurchase } from '../../fixtures/purchases.ts'

const schemas = { ...documentSchemas, ...configurationSchemas }
const page = readFileSync('docs/documents.md', 'utf8')

test('docs/documents.md names the fields of the schemas (npm run documents writes them)', () => {
  expect(page).toBe(withFieldNames(page, schemas))
})

test.each(Object.keys(schemas))('docs/documents.md has the fields of %s', collection => {
  expect(page).toContain(`<!-- fields of ${collection} -->`)
})

test('a purchase, which programs write, has a row for each field that is read', () => {
  const section = page.split(/^## /m).find(part => part.startsWith('compras')) ?? ''
  const cells = [...section.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell)
  const named = cells.flatMap(cell => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(new Set(named)).toEqual(new Set(Object.keys(encodePurchase(aPurchase()))))
})

describe('the table of a document', () => {
  const text = { en: 'Color', es: 'Color' }
  const colour = field(z.string(), { example: 'a|b', help: text, label: text, missing: text })

  test('has a row per field, and keeps its columns whatever an example says', () => {
    expect(fieldTable(z.object({ color: colour }))).toContain('| `color` | Color | `"a\\|b"` | Color |')
  })

  test('cannot be made of a field that says nothing of itself', () => {
    expect(() => fieldTable(z.object({ color: z.string() }))).toThrow('the field color')
  })
})
