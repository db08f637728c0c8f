import { describe, expect, test } from 'vitest'

import { claimsWith, rightsIn } from '#contract/studio/claims.ts'
import {
  hasAnyRight,
  hasAnyRole,
  isOwnOf,
  mayEdit,
  mayReadAll,
  noRights,
  roleNamesOf
} from '#domain/studio/rights.ts'

const all = { admin: true, editor: true, empresa: ['levante'], partner: ['casa'], translator: ['de', 'fr'] }
const rights = {
  companies: ['levante'],
  isAdmin: true,
  isEditor: true,
  languages: ['de', 'fr'] as const,
  partners: ['casa']
}

describe('the rights of an account', () => {
  test('are what its claims say, all roles in one person', () => {
    expect(rightsIn(all)).toEqual(rights)
    expect(roleNamesOf(rights)).toEqual([
      'admin',
      'editor',
      'translator de,fr',
      'empresa levante',
      'partner casa'
    ])
  })

  test.each([
    undefined,
    {},
    { admin: 'true', editor: 1, empresa: 'levante', partner: true, translator: { 0: 'de' } }
  ])('are none for %j', claims => {
    expect(rightsIn(claims)).toEqual(noRights)
    expect(hasAnyRight(rightsIn(claims))).toBe(false)
  })

  test('leave out what is no language and no id', () => {
    expect(rightsIn({ empresa: ['a/b', 'levante', 3], translator: ['xx', 'pt'] })).toEqual({
      ...noRights,
      companies: ['levante'],
      languages: ['pt']
    })
  })

  test('are written beside claims of others, and without a trace when they go', () => {
    expect(claimsWith({ other: 1 }, rights)).toEqual({ ...all, other: 1 })
    expect(claimsWith({ ...all, other: 1 }, noRights)).toEqual({ other: 1 })
  })
})

describe('who may do what', () => {
  const admin = { ...noRights, isAdmin: true }
  const editor = { ...noRights, isEditor: true }
  const translator = { ...noRights, languages: ['de' as const] }
  const company = { ...noRights, companies: ['levante'] }

  test.each([
    ['an administrator', admin, 'configuracion', true, true],
    ['an editor', editor, 'experiencias', true, true],
    ['an editor', editor, 'configuracion', false, true],
    ['a translator', translator, 'experiencias', false, true],
    ['a translator', translator, 'partners', false, false],
    ['a translator', translator, 'configuracion', false, false],
    ['a company', company, 'experiencias', false, false]
  ])('%s with %o in %s: edits %s, reads %s', (_, who, collection, edits, reads) => {
    expect([mayEdit(who, collection), mayReadAll(who, collection)]).toEqual([edits, reads])
  })

  test('a partner has a role, and no place in the studio', () => {
    const partner = { ...noRights, partners: ['casa'] }
    expect([hasAnyRole(partner), hasAnyRight(partner)]).toEqual([true, false])
    expect(mayReadAll(partner, 'partners')).toBe(false)
    expect(isOwnOf(partner, 'partners', { companyId: null, id: 'casa' })).toBe(false)
  })

  test('a company has its own experiences and its own document', () => {
    const of = (collection: string, companyId: string | null, id = 'x') =>
      isOwnOf(company, collection, { companyId, id })
    expect([of('experiencias', 'levante'), of('empresas', null, 'levante')]).toEqual([true, true])
    expect([of('experiencias', 'poniente'), of('experiencias', null), of('partners', 'levante')]).toEqual([
      false,
      false,
      false
    ])
  })
})
