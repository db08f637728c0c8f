import { describe, expect, test } from 'vitest'

import { filesFor } from '#catalog/pages/site/index-now.ts'

describe('the key for search engines', () => {
  test('has a file of its name', () => {
    expect(filesFor('0a1b2c3d-clavel')).toEqual([{ key: '0a1b2c3d-clavel' }])
  })

  test('is missing until somebody sets one', () => {
    expect(filesFor(null)).toEqual([])
  })

  test.each(['short', 'with space 12', '../../etc/passwd', 'ñandú-1234'])('%s is none', key => {
    expect(() => filesFor(key)).toThrow('indexNowKey')
  })
})
