import { expect, test } from 'vitest'

import { noRights } from '#domain/account/rights.ts'
import {
  fragmentOfProposal,
  fragmentOfTool,
  proposalIn,
  tabOf,
  toolIn,
  toolsFor
} from '#studio/shell/studio-tool.ts'

test('a tool has an address, and an address that names none has none', () => {
  expect(toolIn(fragmentOfTool('personas'))).toBe('personas')
  expect(toolIn('#/experiencias')).toBeNull()
  expect(toolIn('#/personas/kayak')).toBeNull()
  expect(toolIn('')).toBe('hoy')
  expect(toolIn('#/propuestas/p1')).toBe('propuestas')
})

test('people and the record are for administrators', () => {
  expect(toolsFor({ ...noRights, isAdmin: true })).toEqual(expect.arrayContaining(['personas', 'registro']))
  expect(toolsFor({ ...noRights, isEditor: true })).not.toContain('personas')
})

test('the day of a company or of an editor comes first; a translator has texts alone', () => {
  expect(toolsFor({ ...noRights, companies: ['levante'] })).toEqual(['hoy', 'propuestas'])
  expect(toolsFor({ ...noRights, isEditor: true })[0]).toBe('hoy')
  expect(toolsFor({ ...noRights, languages: ['de'] })).toEqual(['traducir'])
})

test('opinions are decided by administrators alone', () => {
  expect(toolsFor({ ...noRights, isAdmin: true })).toContain('opiniones')
  expect(toolsFor({ ...noRights, isEditor: true })).not.toContain('opiniones')
})

test('going back to a moment is a part of the history', () => {
  expect(toolsFor({ ...noRights, isAdmin: true })).not.toContain('volver')
  expect(tabOf('volver')).toBe('registro')
  expect(tabOf('informe')).toBe('informe')
})

test('a proposal has an address', () => {
  expect(proposalIn(fragmentOfProposal('p1'))).toBe('p1')
  expect(proposalIn('#/propuestas')).toBeNull()
  expect(proposalIn('#/personas/p1')).toBeNull()
})
