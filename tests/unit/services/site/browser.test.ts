import { describe, expect, test } from 'vitest'

import { isStorageAvailable } from '#stores/site/storage-available.ts'
import { createRecordReader } from '#services/partner/partner-records.ts'
import { share } from '#services/site/sharing.ts'
import { eitherStorage } from '#services/partner/partner-storage.ts'
import { createTracking, trackersOf } from '#services/privacy/tracking.ts'
import { aRefusedShelf, aShelf } from '../../../fixtures/key-value-store.ts'

describe('a storage', () => {
  test('keeps texts', () => {
    const storage = aShelf()
    expect(storage.write('a', '1')).toBe(true)
    expect(storage.read('a')).toBe('1')
    storage.remove('a')
    expect(storage.read('a')).toBeNull()
  })

  test('that is refused keeps them as long as the page is open, and says so', () => {
    const storage = aRefusedShelf()
    expect(storage.write('a', '1')).toBe(false)
    expect(storage.read('a')).toBe('1')
    storage.remove('a')
    expect(storage.read('a')).toBeNull()
  })
})

describe('either of two shelves', () => {
  function twoShelves() {
    let isAllowed = true
    const [first, second] = [aShelf(), aShelf()]
    const either = eitherStorage(first, second, () => isAllowed)
    const where = (key: string) => [first.read(key), second.read(key)]
    return { either, forbid: () => (isAllowed = false), where }
  }

  test('the first keeps what it may', () => {
    const { either, where } = twoShelves()
    either.write('a', '1')
    expect(where('a')).toEqual(['1', null])
  })

  test('what it may not keep any more moves to the second when it is written again', () => {
    const { either, forbid, where } = twoShelves()
    either.write('a', '1')
    forbid()
    either.write('a', either.read('a') ?? '')
    expect(where('a')).toEqual([null, '1'])
  })

  test('what is removed is on neither', () => {
    const { either, forbid, where } = twoShelves()
    either.write('a', '1')
    forbid()
    either.remove('a')
    expect([where('a'), either.read('a')]).toEqual([[null, null], null])
  })
})

describe('keepsAnything', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError')
  }

  test.each([
    ['a storage', () => ({}), true],
    ['none', () => null, false],
    ['a refusal', refused, false]
  ])('%s', (_, open, isSo) => expect(isStorageAvailable(open)).toBe(isSo))
})

describe('the record of a partner', () => {
  const record = {
    id: 'costa',
    kind: 'rentacar',
    linkName: null,
    links: [],
    name: 'Costa',
    shortName: null,
    welcome: null
  }

  test.each([
    [200, record, { kind: 'found', partner: record }],
    [404, 'Not found', { kind: 'unknown' }],
    [500, 'Down', { kind: 'failed' }],
    [200, { name: 'Costa' }, { kind: 'failed' }],
    [200, 'cut off', { kind: 'failed' }]
  ])('status %i with %j is %j', async (status, body, answer) => {
    const read = createRecordReader(async () => new Response(JSON.stringify(body), { status }))
    expect(await read('costa')).toEqual(answer)
  })

  test('without a network nobody knows', async () => {
    const read = createRecordReader(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await read('costa')).toEqual({ kind: 'failed' })
  })
})

describe('sharing', () => {
  const link = { title: 'Kayak', url: 'https://a.example/k' }
  const clipboard = (write: (text: string) => Promise<void>) => {
    const board: Clipboard = Object.assign(new EventTarget(), {
      read: async () => [],
      readText: async () => '',
      write: async () => {},
      writeText: write
    })
    return board
  }

  test('goes through the browser where it can', async () => {
    const shared: unknown[] = []
    expect(await share(link, { share: async data => void shared.push(data) })).toBe('shared')
    expect(shared).toEqual([link])
  })

  test('that the person takes back copies nothing', async () => {
    const copied: string[] = []
    const outcome = await share(link, {
      clipboard: clipboard(async text => void copied.push(text)),
      share: async () => {
        throw new DOMException('taken back', 'AbortError')
      }
    })
    expect([outcome, copied]).toEqual(['cancelled', []])
  })

  test('that the browser cannot do after all copies the link', async () => {
    const copied: string[] = []
    const outcome = await share(link, {
      clipboard: clipboard(async text => void copied.push(text)),
      share: async () => {
        throw new DOMException('no', 'NotAllowedError')
      }
    })
    expect([outcome, copied]).toEqual(['copied', [link.url]])
  })

  test('fails where nothing works', async () => {
    expect(await share(link, {})).toBe('failed')
    const refused = clipboard(async () => {
      throw new DOMException('no', 'NotAllowedError')
    })
    expect(await share(link, { clipboard: refused })).toBe('failed')
  })
})

describe('tracking', () => {
  test('begins what was accepted and exists, once', async () => {
    const begun: string[] = []
    const start = createTracking({
      analytics: () => void begun.push('analytics'),
      'video-pixel': () => void begun.push('video')
    })
    await start(['general'])
    expect(begun).toEqual([])
    await start(['general', 'analytics', 'social-pixel'])
    await start(['general', 'analytics'])
    expect(begun).toEqual(['analytics'])
  })

  test('one that fails does not stop the others, and is warned of', async () => {
    const begun: string[] = []
    const warnings: string[] = []
    const start = createTracking(
      {
        analytics: async () => {
          throw new Error('blocked')
        },
        'social-pixel': () => void begun.push('social')
      },
      (_, reason) => void warnings.push(String(reason))
    )
    await start(['analytics', 'social-pixel'])
    expect([begun, warnings]).toEqual([['social'], ['Error: blocked']])
  })

  test('only what has an id can begin', () => {
    expect(Object.keys(trackersOf({ analyticsId: null, socialPixelId: null, videoPixelId: null }))).toEqual(
      []
    )
    expect(Object.keys(trackersOf({ analyticsId: 'G-1', socialPixelId: null, videoPixelId: 'v' }))).toEqual([
      'analytics',
      'video-pixel'
    ])
  })
})
