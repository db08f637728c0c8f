import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { AskTicketLink } from '#services/booking/ticket-links.ts'
import { createTicket, slowAfterMs } from '#stores/booking/ticket.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const found: Result<string> = { kind: 'done', value: 'https://t.example/?a=1' }

function aTicket(ask: AskTicketLink, isOnline = () => true) {
  const opened: string[] = []
  const store = createTicket({ ask, go: link => opened.push(link), isOnline, partnerId: async () => 'costa' })
  return { ...store, opened }
}

describe('the way to the ticket shop', () => {
  test('asks for the experience and the partner, and goes there in the language of the visitor', async () => {
    const asked: unknown[] = []
    const { $ticket, open, opened } = aTicket(async (...request) => {
      asked.push(request)
      return found
    })
    await open('nerja', 'fr')
    expect(asked).toEqual([['nerja', 'costa']])
    expect(opened).toEqual(['https://t.example/?a=1&idioma=fr'])
    expect($ticket.get()).toEqual({ kind: 'idle' })
  })

  test('a failure stays until the next try', async () => {
    const answers: Result<string>[] = [{ code: 'unavailable', kind: 'failed' }, found]
    const { $ticket, open, opened } = aTicket(async () => answers.shift() ?? found)
    await open('nerja', 'es')
    expect($ticket.get()).toEqual({ kind: 'failed' })
    await open('nerja', 'es')
    expect(opened).toHaveLength(1)
  })

  test('offline nothing is asked', async () => {
    const { $ticket, open, opened } = aTicket(
      async () => found,
      () => false
    )
    await open('nerja', 'es')
    expect([$ticket.get().kind, opened]).toEqual(['offline', []])
  })

  test('a shop that takes long is called slow, and still waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<Result<string>>()
    const { $ticket, open, opened } = aTicket(async () => promise)
    const opening = open('nerja', 'es')
    expect($ticket.get().kind).toBe('asking')
    vi.advanceTimersByTime(slowAfterMs)
    expect($ticket.get().kind).toBe('slow')
    resolve(found)
    await opening
    expect(opened).toHaveLength(1)
  })

  test('who presses twice is led there once', async () => {
    const { open, opened } = aTicket(async () => found)
    await Promise.all([open('nerja', 'es'), open('nerja', 'es')])
    expect(opened).toHaveLength(1)
  })
})
