import { describe, expect, test } from 'vitest'

import type { Content } from '#domain/catalogue/content.ts'
import { applyDiff, contentDiff, nothingYet } from '../../src/content/content-diff.ts'
import { aCategory, anExperience, anOpinion } from '../../fixtures/builders.ts'

const walk = anExperience({ id: 'walk' })
const swim = anExperience({ id: 'swim' })
const fine = anOpinion({ id: 'fine' })
const long = anOpinion({ id: 'long' })
const cold = anOpinion({ id: 'cold' })
const before: Content = {
  ...nothingYet,
  categories: [aCategory()],
  day: '2026-05-01',
  defaultPartners: { malaga: 'hotel' },
  experiences: [walk, swim],
  opinions: { swim: [fine], walk: [long] }
}

/** The content as it arrives in another thread that knows the one before. */
function told(now: Content, known = before): Content {
  return applyDiff(known, structuredClone(contentDiff(known, now)))
}

describe('news of a content', () => {
  test.each<[string, Partial<Content>]>([
    ['nothing else', {}],
    ['another day', { day: '2026-05-02' }],
    ['a changed experience', { experiences: [{ ...walk, rank: 3 }, swim] }],
    ['another order', { experiences: [swim, walk] }],
    ['new ones between', { experiences: [anExperience(), walk, anExperience({ rank: 1 }), swim] }],
    ['one that is gone', { experiences: [swim] }],
    ['no category any more', { categories: [] }],
    ['that it is a sample', { isSample: true }],
    ['no default partner', { defaultPartners: {} }],
    ['a new opinion', { opinions: { swim: [cold, fine], walk: [long] } }],
    ['opinions about others', { opinions: { climb: [cold], walk: [] } }]
  ])('say it all: %s', (_, fields) => {
    const now = { ...before, ...fields }
    expect(told(now)).toEqual(now)
  })

  test('say everything to who knows nothing', () => expect(told(before, nothingYet)).toEqual(before))

  test('leave the objects that are the same where they are', () => {
    const now = told({ ...before, experiences: [swim, { ...walk, rank: 3 }] })
    expect(now.experiences[0]).toBe(swim)
    expect(now.opinions.walk?.[0]).toBe(long)
  })

  test('carry nothing that is known', () => {
    const news = contentDiff(before, { ...before, experiences: [{ ...walk, rank: 3 }, swim] })
    expect(news.experiences.fresh).toEqual([{ ...walk, rank: 3 }])
    expect(news.opinions.fresh).toEqual([])
  })
})
