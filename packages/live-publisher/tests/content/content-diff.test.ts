import { describe, expect, test } from 'vitest'

import { applyDiff, contentDiff } from '../../src/content/content-diff.ts'

const walk = { name: 'A walk', rank: 1 }
const swim = { name: 'A swim', rank: 2 }
const fine = { text: 'Fine' }
const long = { text: 'Long' }
const before = {
  day: '2026-05-01',
  defaults: { coast: 'hotel' },
  isSample: false,
  items: [walk, swim],
  none: null,
  opinions: { swim: [fine], walk: [long] }
}

/** The content as it arrives in another thread that knows the one before. */
function told(now: object, known: object | undefined = before): unknown {
  return applyDiff(known, structuredClone(contentDiff(known, now)))
}

describe('the difference of a content', () => {
  test.each<[string, object]>([
    ['nothing else', {}],
    ['another day', { day: '2026-05-02' }],
    ['a changed item', { items: [{ ...walk, rank: 3 }, swim] }],
    ['another order', { items: [swim, walk] }],
    ['new ones between', { items: [{ name: 'new' }, walk, { name: 'other' }, swim] }],
    ['the same one twice', { items: [walk, swim, walk] }],
    ['one that is gone', { items: [swim] }],
    ['no item any more', { items: [] }],
    ['that it is a sample', { isSample: true }],
    ['a list where there was none', { none: [walk] }],
    ['no default', { defaults: {} }],
    ['a new opinion', { opinions: { swim: [{ text: 'Cold' }, fine], walk: [long] } }],
    ['opinions about others', { opinions: { climb: [fine], walk: [] } }],
    ['opinions in another order', { opinions: { walk: [long], swim: [fine] } }]
  ])('says it all: %s', (_, fields) => {
    const now = { ...before, ...fields }
    expect(told(now)).toEqual(now)
    expect(JSON.stringify(told(now))).toBe(JSON.stringify(now))
  })

  test('says everything to who knows nothing', () => {
    expect(applyDiff(undefined, structuredClone(contentDiff(undefined, before)))).toEqual(before)
  })

  test('leaves the objects that are the same where they are', () => {
    expect(told({ ...before, items: [swim, { ...walk, rank: 3 }] })).toMatchObject({
      items: [expect.toSatisfy((item: unknown) => item === swim), { rank: 3 }],
      opinions: { walk: [expect.toSatisfy((opinion: unknown) => opinion === long)] }
    })
  })

  test('carries nothing that is known', () => {
    const sent = JSON.stringify(contentDiff(before, { ...before, items: [{ ...walk, rank: 3 }, swim] }))
    expect(sent).toContain('A walk')
    expect(sent).not.toContain('A swim')
    expect(sent).not.toContain('Fine')
  })
})
