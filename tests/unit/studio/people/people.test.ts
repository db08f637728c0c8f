import { expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { RecordLine, RecordPage } from '#studio/record/record.ts'
import { noRights, type StudioRights } from '#domain/account/rights.ts'
import type { StudioPerson } from '#studio/people/studio-person.ts'
import { createPeople } from '#studio/people/people.store.ts'

const admin: StudioRights = { ...noRights, isAdmin: true }

function aPerson(uid: string, rights = admin): StudioPerson {
  return { email: `${uid}@example.com`, name: uid, rights, uid }
}

function aLine(id: string): RecordLine {
  const author = { name: 'Eva', uid: 'eva' }
  return {
    author,
    action: 'save',
    fields: [],
    id,
    moment: '2026-11-24T10:00:00Z',
    person: null,
    where: 'a/b'
  }
}

function peopleWith(
  pages: Readonly<Record<string, RecordPage>> = {},
  giving: (who: string, rights: StudioRights) => Result<StudioPerson> = (who, rights) => ({
    kind: 'done',
    value: aPerson(who, rights)
  })
) {
  return createPeople({
    giveRoles: async ({ rights, who }) => giving(who, rights),
    people: async () => ({ kind: 'done', value: [aPerson('ada'), aPerson('eva')] }),
    record: async after => {
      const value = pages[after ?? '']
      return value ? { kind: 'done', value } : { code: 'offline', kind: 'failed' }
    },
    session: async () => ({ kind: 'done', value: aPerson('ada') })
  })
}

const uids = ({ $people }: ReturnType<typeof peopleWith>) => {
  const known = $people.get()
  return known.kind === 'ready' ? known.value.map(({ uid }) => uid) : []
}

test('who is given a role joins the list, and who has none left goes from it', async () => {
  const people = peopleWith()
  await people.load()
  expect(await people.give('tom', { ...noRights, languages: ['de'] })).toBeNull()
  expect(uids(people)).toEqual(['ada', 'eva', 'tom'])
  expect(await people.give('eva', noRights)).toBeNull()
  expect(uids(people)).toEqual(['ada', 'tom'])
})

test('a refusal changes nothing and says why', async () => {
  const people = peopleWith({}, () => ({ code: 'email-unverified', kind: 'failed' }))
  await people.load()
  expect(await people.give('tom', admin)).toBe('email-unverified')
  expect(uids(people)).toEqual(['ada', 'eva'])
})

test('the record is read page by page, and what was read stays where a page fails', async () => {
  const people = peopleWith({
    '': { lines: [aLine('3'), aLine('2')], next: '2' },
    '2': { lines: [aLine('1')], next: 'gone' }
  })
  const ids = () => {
    const known = people.$record.get()
    return known.kind === 'ready' ? known.value.lines.map(({ id }) => id) : []
  }
  await people.loadRecord()
  expect(await people.moreRecord()).toBe(true)
  expect(ids()).toEqual(['3', '2', '1'])
  expect(await people.moreRecord()).toBe(false)
  expect(ids()).toEqual(['3', '2', '1'])
})
