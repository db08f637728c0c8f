import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { longestPlan, type Plan } from '#domain/plan/plan.ts'
import { addedSince, mergePlans } from '#domain/plan/plan-merge.ts'

const plan = (...slugs: string[]): Plan => slugs.map(slug => ({ day: null, slug }))
const on = (slug: string, day: string | null) => ({ day, slug })
const slugs = (merged: Plan) => merged.map(({ slug }) => slug).join(' ')

describe('mergedPlan', () => {
  test.each([
    ['a device that never met the account adds what it has', '', 'c d', 'a b', 'a b c d'],
    ['what both have is there once', '', 'a c', 'a b', 'a b c'],
    ['what the device removed is removed', 'a b', 'a', 'a b', 'a'],
    ['what another device removed stays removed', 'a b', 'a b', 'a', 'a'],
    ['what another device added comes along', 'a', 'a', 'a b', 'a b'],
    ['both sides may change at once', 'a b', 'b c', 'a b d', 'b d c'],
    ['an emptied device empties the account', 'a b', '', 'a b', ''],
    ['a new order of the device holds', 'a b c', 'c a b', 'a b c', 'c a b'],
    ['an order made elsewhere holds', 'a b c', 'a b c', 'c b a', 'c b a']
  ])('%s', (_, base, device, account, merged) => {
    const of = (text: string) => plan(...text.split(' ').filter(Boolean))
    expect(slugs(mergePlans(of(base), of(device), of(account)))).toBe(merged)
  })

  test('a day that was changed on the device is changed', () => {
    const [base, device] = [[on('a', '2027-05-01')], [on('a', null)]]
    expect(mergePlans(base, device, base)).toEqual(device)
  })

  test('a day that was changed elsewhere holds', () => {
    const [base, account] = [plan('a'), [on('a', '2027-05-01')]]
    expect(mergePlans(base, base, account)).toEqual(account)
  })

  test('where both know it without having met, a day is worth more than none', () => {
    const dated = [on('a', '2027-05-01')]
    expect(mergePlans([], plan('a'), dated)).toEqual(dated)
    expect(mergePlans([], dated, plan('a'))).toEqual(dated)
  })

  test('is never longer than a plan may be', () => {
    const many = (prefix: string) => plan(...Array.from({ length: longestPlan }, (_, n) => `${prefix}${n}`))
    expect(mergePlans([], many('x'), many('a'))).toEqual(many('a'))
  })

  test('telling twice changes nothing more', () => {
    const once = mergePlans(plan('a'), plan('b'), plan('a', 'c'))
    expect(mergePlans(plan('a'), plan('b'), once)).toEqual(once)
  })
})

test('addedSince is what the last account never had', () => {
  expect(slugs(addedSince(plan('a', 'b'), plan('b', 'c')))).toBe('c')
})

describe('any plans', () => {
  const slug = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
  const day = fc.option(fc.constantFrom('2026-12-01', '2026-12-02'))
  const plans: fc.Arbitrary<Plan> = fc.uniqueArray(fc.record({ day, slug }), { selector: item => item.slug })
  const asSet = (some: Plan) => some.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))

  test('a device that changed nothing gets what the account has, and an account that nobody changed what the device has', () => {
    fc.assert(
      fc.property(plans, plans, (before, now) => {
        expect(mergePlans(before, before, now)).toEqual(now)
        expect(asSet(mergePlans(before, now, before))).toEqual(asSet(now))
      })
    )
  })

  test('what either side added is there, once; what either side removed is not', () => {
    fc.assert(
      fc.property(plans, plans, plans, (before, device, account) => {
        const merged = mergePlans(before, device, account).map(item => item.slug)
        const has = (some: Plan, name: string) => some.some(item => item.slug === name)
        const expected = ['a', 'b', 'c', 'd', 'e', 'f'].filter(name =>
          has(before, name)
            ? has(device, name) && has(account, name)
            : has(device, name) || has(account, name)
        )
        expect(merged.toSorted()).toEqual(expected)
      })
    )
  })
})
