import { expect, test } from 'vitest'

import { createPrefetch } from '../../src/publishing/publisher.ts'

/** Makes a number of what was done, one more each time. */
function counting() {
  let made = 0
  return createPrefetch(async () => (made += 1))
}

test('what was begun is taken, once', async () => {
  const ahead = counting()
  await ahead.begin()
  expect(await ahead.take()).toBe(1)
  expect(await ahead.take()).toBe(2)
})

test('what nobody has begun is made when it is taken', async () => {
  expect(await counting().take()).toBe(1)
})

test('what is out of date is made anew', async () => {
  const ahead = counting()
  await ahead.begin()
  ahead.outdate()
  expect(await ahead.take()).toBe(2)
})

test('what became out of date while it was made is made anew', async () => {
  const ahead = counting()
  const beginning = ahead.begin()
  ahead.outdate()
  await beginning
  expect(await ahead.take()).toBe(2)
})

test('what fails is tried again by who takes it, and fails there', async () => {
  let isBroken = true
  const ahead = createPrefetch(async () => {
    if (isBroken) throw new Error('no room')
    return 'made'
  })
  await ahead.begin()
  await expect(ahead.take()).rejects.toThrow('no room')
  await ahead.begin()
  isBroken = false
  expect(await ahead.take()).toBe('made')
})
