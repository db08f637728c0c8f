import { afterEach, expect, test, vi } from 'vitest'
import { progress } from '../../scripts/console.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('where there is no terminal a long work says every ten seconds how far it is, and its end at once', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const lines = vi.spyOn(console, 'log').mockReturnValue()
  const report = progress('payloads sent')
  for (let second = 1; second <= 25; second += 1) {
    vi.advanceTimersByTime(1000)
    report(second, 25)
  }
  expect(lines.mock.calls.flat()).toEqual([
    'payloads sent 10 / 25',
    'payloads sent 20 / 25',
    'payloads sent 25 / 25'
  ])
})
