import { expect, test } from 'vitest'

import { totalFor } from '#domain/plan/plan-total.ts'

const total = { adult: 56, child: 36, unpriced: 0 }

test.each([
  [{ adults: 2, children: 1 }, 148],
  [{ adults: 0, children: 3 }, 108],
  [{ adults: 0, children: 0 }, null],
  [{ adults: 20, children: 1 }, null]
])('%j pay %s', (people, euros) => {
  expect(totalFor(total, { ...people, isCarFree: false })).toBe(euros)
})
