import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { snackbarTimeoutMs, textClearingMs } from '#domain/site/snackbar.ts'
import { $snackbar, hideSnackbar, showSnackbar } from '#stores/site/snackbar.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('the snackbar', () => {
  test('hides after five seconds, and its text goes a second later', () => {
    showSnackbar({ color: 'success', text: 'Hecho' })
    vi.advanceTimersByTime(snackbarTimeoutMs - 1)
    expect($snackbar.get()).toEqual({ color: 'success', isShown: true, link: null, text: 'Hecho' })
    vi.advanceTimersByTime(1)
    expect($snackbar.get()).toEqual({ color: 'success', isShown: false, link: null, text: 'Hecho' })
    vi.advanceTimersByTime(textClearingMs)
    expect($snackbar.get().text).toBe('')
  })

  test('hides when it is closed', () => {
    showSnackbar({ color: 'info', text: 'Aviso' })
    hideSnackbar()
    expect($snackbar.get().isShown).toBe(false)
  })

  test('a new message has its own five seconds', () => {
    showSnackbar({ color: 'info', text: 'Uno' })
    vi.advanceTimersByTime(snackbarTimeoutMs - 1)
    showSnackbar({ color: 'error', text: 'Dos' })
    vi.advanceTimersByTime(snackbarTimeoutMs - 1)
    expect($snackbar.get()).toEqual({ color: 'error', isShown: true, link: null, text: 'Dos' })
  })

  test('a message that comes while the last one is cleared is not cleared with it', () => {
    showSnackbar({ color: 'info', text: 'Uno' })
    hideSnackbar()
    showSnackbar({ color: 'info', text: 'Dos' })
    vi.advanceTimersByTime(textClearingMs)
    expect($snackbar.get().text).toBe('Dos')
  })

  test('a way on goes with its message', () => {
    showSnackbar({ color: 'success', link: { href: '/plan', text: 'Ver' }, text: 'Uno' })
    expect($snackbar.get().link).toEqual({ href: '/plan', text: 'Ver' })
    showSnackbar({ color: 'info', text: 'Dos' })
    expect($snackbar.get().link).toBeNull()
  })
})
