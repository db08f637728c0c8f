import { expect, test } from 'vitest'

import { printOf } from '../../src/collections/tracked-content.ts'

const post = {
  body: 'Sea',
  collection: 'blog',
  data: { title: 'Sea' },
  digest: 'a1',
  id: 'sea',
  rendered: {}
}

test('the digest of an entry stands for its text', () => {
  expect(printOf({ ...post, body: 'Ocean', rendered: { html: 'Ocean' } })).toBe(printOf(post))
  expect(printOf({ ...post, digest: 'b2' })).not.toBe(printOf(post))
  expect(printOf({ ...post, data: { title: 'Ocean' } })).not.toBe(printOf(post))
})

test('props that hold more than the fields of an entry are another print with another value', () => {
  expect(printOf({ ...post, next: 'Olives' })).not.toBe(printOf({ ...post, next: 'Oil' }))
  expect(printOf({ next: 'Olives', post })).not.toBe(printOf({ next: 'Oil', post }))
})
