import { expect, test } from 'vitest'

import { isFinal, sizeToSend } from '#studio/photos/upload.ts'

const jpeg = { size: 900_000, type: 'image/jpeg' }

test('a photograph of a phone is sent smaller, in its shape', () => {
  expect(sizeToSend({ height: 3000, width: 4000 }, jpeg)).toEqual({ height: 1800, width: 2400 })
  expect(sizeToSend({ height: 4000, width: 3000 }, jpeg)).toEqual({ height: 2400, width: 1800 })
})

test('what is small enough, light enough and of a kind that is taken is sent as it is', () => {
  expect(sizeToSend({ height: 1200, width: 1600 }, jpeg)).toBeNull()
})

test('what is too heavy, or of a kind that only the device knows, is drawn anew in its size', () => {
  const size = { height: 1200, width: 1600 }
  expect(sizeToSend(size, { ...jpeg, size: 4_000_000 })).toEqual(size)
  expect(sizeToSend(size, { ...jpeg, type: 'image/heic' })).toEqual(size)
})

test('a fault of the picture is final, one of the way is not', () => {
  expect(['photo-broken', 'photo-too-heavy'].every(isFinal)).toBe(true)
  expect(['offline', 'unavailable', 'resource-exhausted', 'unauthenticated'].some(isFinal)).toBe(false)
})
