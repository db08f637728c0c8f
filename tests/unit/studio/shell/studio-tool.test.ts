import { expect, test } from 'vitest'

import { noRights } from '#domain/account/rights.ts'
import { fragmentOfTool, toolIn, toolsFor } from '#studio/shell/studio-tool.ts'

test('a tool has an address, and an address that names none has none', () => {
  expect(toolIn(fragmentOfTool('personas'))).toBe('personas')
  expect(toolIn('#/experiencias')).toBeNull()
  expect(toolIn('#/personas/kayak')).toBeNull()
  expect(toolIn('')).toBeNull()
})

test('people and the record are for administrators', () => {
  expect(toolsFor({ ...noRights, isAdmin: true })).toEqual(expect.arrayContaining(['personas', 'registro']))
  expect(toolsFor({ ...noRights, isEditor: true })).not.toContain('personas')
})

test('a company has its days, and nobody else does', () => {
  expect(toolsFor({ ...noRights, companies: ['levante'] })).toEqual(['hoy', 'propuestas'])
  expect(toolsFor({ ...noRights, isAdmin: true })).not.toContain('hoy')
})
