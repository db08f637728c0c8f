import { describe, expect, test } from 'vitest'

import { originOf } from '#functions/site/origin.ts'

const hosting = ['clavel.example']
const own = [undefined]

describe('a call through Hosting', () => {
  test('is of the address that Hosting saw, whatever the caller claims before it', () => {
    const forwardedFor = '1.1.1.1, 203.0.113.7, 151.101.1.1'
    expect(originOf({ forwardedFor, marks: hosting, socket: '10.0.0.1' })).toEqual({
      caller: '203.0.113.7',
      edge: '151.101.1.1'
    })
  })
})

describe('a call at the address of the function', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['1.1.1.1,2.2.2.2 , 203.0.113.7', '203.0.113.7'],
    [undefined, '10.0.0.1'],
    [' , ', '10.0.0.1']
  ])('that says %j is of the address that Google saw', (forwardedFor, caller) => {
    expect(originOf({ forwardedFor, marks: own, socket: '10.0.0.1' })).toEqual({ caller, edge: null })
  })

  test('with the mark of Hosting and one address alone has nothing to choose', () => {
    expect(originOf({ forwardedFor: '203.0.113.7', marks: hosting, socket: undefined })).toEqual({
      caller: '203.0.113.7',
      edge: null
    })
  })
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['nonsense', 'nonsense']
])('%s is counted as %s', (forwardedFor, caller) => {
  expect(originOf({ forwardedFor, marks: own, socket: undefined }).caller).toBe(caller)
})
