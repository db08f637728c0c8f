import {
  lstatSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { withLock } from '../../src/releases/lock.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clavel-lock-'))
})
afterEach(() => rmSync(folder, { force: true, recursive: true }))

const lock = <Value>(work: () => Value) => withLock({ folder, served: join(folder, 'served') }, work)

describe('the lock of a site', () => {
  test('lets one work at a time, and leaves nothing behind', async () => {
    const inside: string[] = []
    const work = (name: string) => async () => {
      inside.push(`${name} begins`)
      await Promise.resolve()
      inside.push(`${name} ends`)
    }
    await Promise.all(['a', 'b', 'c'].map(name => lock(work(name))))
    const pairs = inside.flatMap((line, index) => (index % 2 === 0 ? [[line, inside[index + 1]]] : []))
    for (const [begin = '', end = ''] of pairs) expect(end).toBe(begin.replace('begins', 'ends'))
    expect(pairs).toHaveLength(3)
    expect(readdirSync(folder)).toEqual([])
  })

  test('is free again after work that failed', async () => {
    await expect(lock(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await lock(() => 'done')).toBe('done')
  })

  test('is taken from a program of another container after a silence, not while it gives signs', async () => {
    const file = join(folder, 'lock')
    const silence = new Date(Date.now() - 100_000)
    symlinkSync('7-77-1', file)
    const mine = lock(() => 'done')
    // Tried once already: of a program of this container it would be known that it runs no more.
    expect(readlinkSync(file)).toBe('7-77-1')
    lutimesSync(file, silence, silence)
    expect(await mine).toBe('done')
    expect(readdirSync(folder)).toEqual([])
  })

  test('gives signs of life while the work lasts', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const file = join(folder, 'lock')
    const longAgo = new Date(0)
    const seen = await lock(() => {
      lutimesSync(file, longAgo, longAgo)
      vi.advanceTimersByTime(5000)
      return lstatSync(file).mtimeMs
    })
    expect(seen).toBeGreaterThan(longAgo.getTime())
  })

  test('stays with whoever took it from a program that was silent for too long', async () => {
    const file = join(folder, 'lock')
    await lock(() => {
      rmSync(file)
      symlinkSync('7-77-1', file)
    })
    expect(readlinkSync(file)).toBe('7-77-1')
  })

  test.each([
    ['a program that ended', () => symlinkSync('4194305-77', join(folder, 'lock'))],
    [
      'a program whose number another one has now',
      () => symlinkSync(`${process.pid}-77`, join(folder, 'lock'))
    ],
    ['a file that says nothing', () => writeFileSync(join(folder, 'lock'), '')]
  ])('held by %s is nobody’s', async (_, hold) => {
    mkdirSync(folder, { recursive: true })
    hold()
    expect(await lock(() => 'done')).toBe('done')
    expect(readdirSync(folder)).toEqual([])
  })
})
