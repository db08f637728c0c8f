import { beforeEach, describe, expect, test } from 'vitest'

import type { Shown } from '../../src/site.ts'
import { keyChangesOf, type Keys, keysOfAll, type Plan } from '../../src/publishing/keys.ts'
import { fingerprint } from '../small-site.ts'
import { createPlanning, type Planning } from '../../src/publishing/planning.ts'

function shown(paths: string[], data: object | string): Shown {
  return { data, files: paths.map(path => ({ language: null, path })) }
}

const [a, b, c] = [shown(['a.html', 'en/a.html'], '1'), shown(['b.html'], '1'), shown(['c.html'], '1')]

let planning: Planning
/** The site as it stands. */
let keys: Keys

beforeEach(() => {
  planning = createPlanning(fingerprint)
  keys = keysOfAll(fingerprint, [[a, b, c]])
})

/** Plans a site with these in one list, and carries it out. */
function publish(...all: Shown[]): Omit<Plan, 'keys'> {
  return publishLists(all)
}

function publishLists(...lists: Shown[][]): Omit<Plan, 'keys'> {
  const { keys: made, ...plan } = planning.plan(keys, lists)
  for (const [file, key] of made) keys.set(file, key)
  for (const file of plan.removed) keys.delete(file)
  planning.committed()
  return plan
}

const nothing = { added: [], changed: [], removed: [] }

describe('a plan', () => {
  test('says what is new, what is different and what went, in the order of the names', () => {
    const plan = planning.plan(keys, [[shown(['d.html', 'aa.html'], '1'), shown(['b.html'], '2'), a]])
    expect(plan).toMatchObject({ added: ['aa.html', 'd.html'], changed: ['b.html'], removed: ['c.html'] })
    expect(Object.keys(keyChangesOf(plan)).toSorted()).toEqual(['aa.html', 'b.html', 'c.html', 'd.html'])
    expect(keyChangesOf(plan)['c.html']).toBeNull()
  })

  test.each(['first', 'second'])('is the same in the %s turn, when most has been looked at', turn => {
    if (turn === 'second') publish(a, b, c)
    expect(publish(a, shown(['b.html'], '2'), shown(['d.html'], '1'))).toEqual({
      added: ['d.html'],
      changed: ['b.html'],
      removed: ['c.html']
    })
  })

  test('has nothing of what is another object and shows the same', () => {
    publish(a, b, c)
    expect(publish(shown(['a.html', 'en/a.html'], '1'), b, c)).toEqual(nothing)
  })

  test('has what one object gives up and another one takes as changed, not as gone', () => {
    publish(a, b, c)
    expect(publish(shown(['a.html'], '1'), shown(['en/a.html'], '2'), b, c)).toEqual({
      ...nothing,
      changed: ['en/a.html']
    })
  })

  test('that was not carried out is made again', () => {
    publish(a, b, c)
    const other = shown(['b.html'], '2')
    for (const _ of ['dry run', 'failure'])
      expect(planning.plan(keys, [[a, other]]).removed).toEqual(['c.html'])
    expect(publish(a, other)).toEqual({ added: [], changed: ['b.html'], removed: ['c.html'] })
    expect(publish(a, b, c)).toEqual({ added: ['c.html'], changed: ['b.html'], removed: [] })
  })

  test('looks at every file of a site that somebody else has changed', () => {
    publish(a, b, c)
    keys = keysOfAll(fingerprint, [[a, shown(['b.html'], 'of another program'), shown(['e.html'], '1')]])
    expect(publish(a, b, c)).toEqual({ added: ['c.html'], changed: ['b.html'], removed: ['e.html'] })
    expect(publish(a, b, c)).toEqual(nothing)
  })
})

describe('a list that is the same object', () => {
  let kept: Shown[]
  let other: Shown[]

  beforeEach(() => {
    kept = [a, b]
    other = [c]
  })

  test('is not looked at', () => {
    publishLists(kept, other)
    kept.push(neverLookedAt)
    expect(publishLists(kept, [shown(['c.html'], '2')])).toEqual({ ...nothing, changed: ['c.html'] })
  })

  test('is known again after another one came and went', () => {
    publishLists(kept, other)
    expect(publishLists(kept).removed).toEqual(['c.html'])
    expect(publishLists(kept, other).added).toEqual(['c.html'])
    expect(publishLists(other).removed).toEqual(['a.html', 'b.html', 'en/a.html'])
    expect(publishLists(kept, other).added).toEqual(['a.html', 'b.html', 'en/a.html'])
    expect(publishLists(kept, other)).toEqual(nothing)
  })

  test('may give what it has to another one, which is not looked at either', () => {
    let looks = 0
    const counted: Shown = {
      get data() {
        looks += 1
        return '1'
      },
      files: [{ language: null, path: 'b.html' }]
    }
    publishLists([a, counted], other)
    const before = looks
    expect(publishLists([a], [counted, c])).toEqual(nothing)
    expect(publishLists([a, c], [counted])).toEqual(nothing)
    expect(looks).toBe(before)
    expect(publishLists([a, c])).toEqual({ ...nothing, removed: ['b.html'] })
  })
})

/** Throws if anybody computes its keys. */
const neverLookedAt: Shown = {
  get data(): string {
    throw new Error('Somebody looked')
  },
  files: [{ language: null, path: 'x.html' }]
}
