import { describe, expect, test } from 'vitest'

import { claimsWith, rightsIn } from '#contract/user-documents/claims.ts'
import {
  hasAnyRight,
  hasAnyRole,
  isOwnOf,
  mayEdit,
  mayReadAll,
  mayReadTexts,
  mayTranslate,
  noRights,
  roleNamesOf
} from '#domain/account/rights.ts'

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
    ['an administrator', admin, 'configuracion', [true, true, false, false]],
    ['an editor', editor, 'experiencias', [true, true, true, true]],
    ['an editor', editor, 'partners', [true, true, true, true]],
    ['an editor', editor, 'configuracion', [false, true, false, false]],
    ['a translator', translator, 'experiencias', [false, false, true, false]],
    ['a translator', translator, 'partners', [false, false, false, false]],
    ['a translator', translator, 'configuracion', [false, false, false, false]],
    ['a company', company, 'experiencias', [false, false, false, false]]
  ] as const)(
    '%s with %o in %s edits, reads all, reads texts, writes French: %j',
    (_, who, collection, may) => {
      expect([
        mayEdit(who, collection),
        mayReadAll(who),
        mayReadTexts(who, collection),
        mayTranslate(who, collection, 'fr')
      ]).toEqual(may)
    }
  )

  test('a translator writes the languages of the claim', () => {
    expect(mayTranslate(translator, 'experiencias', 'de')).toBe(true)
    expect(mayTranslate(translator, 'partners', 'de')).toBe(false)
  })

  test('a partner has a role, and no place in the studio', () => {
    const partner = { ...noRights, partners: ['casa'] }
    expect([hasAnyRole(partner), hasAnyRight(partner)]).toEqual([true, false])
    expect(mayReadAll(partner)).toBe(false)
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
