import { describe, expect, test } from 'vitest'

import { heapNeededMb, heapOfBuildMb, heapOfPublisherMb } from '../../../scripts/site/heap.ts'

const largeMb = 64 * 1024
/** As many documents as catalogues of 124, 2,000 and 8,000 experiences have. */
const sizes = { large: 12_717, small: 241, usual: 3217 }
const documents = (count: number) => ({ comentarios: count / 4, experiencias: (count / 4) * 3 })

describe('the heap of a publisher', () => {
  test('follows the number of documents, from what bundling needs', () => {
    expect(heapNeededMb(documents(0), largeMb)).toBe(400)
    expect(heapNeededMb(documents(sizes.small), largeMb)).toBe(400)
    expect(heapNeededMb(documents(sizes.usual), largeMb)).toBe(502)
    expect(heapNeededMb(documents(sizes.large), largeMb)).toBe(1452)
  })

  test('is at most half of the memory there is', () => {
    expect(heapNeededMb(documents(sizes.large), 2048)).toBe(1024)
    expect(heapOfBuildMb(documents(sizes.large), 2048)).toBe(1024)
    expect(heapOfPublisherMb(documents(sizes.large), 2048)).toBe(1024)
  })

  test.each([512, 2048, largeMb])(
    'given at %i MB is enough for a fifth more of documents, and asks for no start anew',
    memoryMb => {
      for (const count of Object.values(sizes))
        expect(heapOfPublisherMb(documents(count), memoryMb)).toBeGreaterThanOrEqual(
          heapNeededMb(documents(count * 1.2), memoryMb)
        )
    }
  )

  test('has more room than a build, which clears up its memory for nobody who waits', () => {
    expect(heapOfBuildMb(documents(sizes.usual), largeMb)).toBe(628)
    expect(heapOfPublisherMb(documents(sizes.usual), largeMb)).toBe(803)
  })

  test('does not suffice for a site that has doubled', () => {
    expect(heapNeededMb(documents(2 * sizes.usual), largeMb)).toBeGreaterThan(
      heapOfPublisherMb(documents(sizes.usual), largeMb)
    )
  })
})
