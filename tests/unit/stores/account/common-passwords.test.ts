import { expect, test } from 'vitest'

import { createCommonPasswords } from '#stores/account/common-passwords.ts'

test('the list is fetched once', async () => {
  let times = 0
  const passwords = createCommonPasswords(async () => {
    times += 1
    return new Set(['123456'])
  })
  const [first, second] = await Promise.all([passwords.load(), passwords.load()])
  expect(first).toBe(second)
  expect([...(await passwords.load())]).toEqual(['123456'])
  expect(times).toBe(1)
})

test('a list that does not come leaves no password common, and is asked for again', async () => {
  const answers = [null, new Set(['123456'])]
  const passwords = createCommonPasswords(async () => answers.shift() ?? null)
  expect((await passwords.load()).size).toBe(0)
  expect((await passwords.load()).size).toBe(1)
})
