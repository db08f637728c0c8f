import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOnSchedule } from 'local-firebase'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'schedule-'))
const functions = join(folder, 'functions.mjs')
const times = { ran: 0 }
Object.assign(globalThis, { scheduleTimes: times })
writeFileSync(
  functions,
  `export const nightly = { run: async () => {
    globalThis.scheduleTimes.ran += 1
    if (globalThis.scheduleTimes.ran === 2) throw new Error('once')
  } }
  export const open = () => {}`
)

afterAll(() => rmSync(folder, { recursive: true }))

test('a scheduled function runs at once, goes on after a failure, and ends with the signal', async () => {
  const stopping = new AbortController()
  await runOnSchedule({ everyMs: 1, functions, name: 'nightly' }, stopping.signal)
  expect(times.ran).toBe(1)
  await vi.waitFor(() => expect(times.ran).toBeGreaterThan(3))
  stopping.abort()
  const { ran } = times
  await vi.waitFor(() => expect(times.ran).toBeLessThanOrEqual(ran + 1))
})

test('what has no schedule is refused', async () => {
  const wrong = runOnSchedule({ everyMs: 1, functions, name: 'open' }, new AbortController().signal)
  await expect(wrong).rejects.toThrow('open is called by no event')
})
