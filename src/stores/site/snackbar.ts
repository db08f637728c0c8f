import { atom } from 'nanostores'

import { snackbarTimeoutMs, textClearingMs } from '#domain/site/snackbar.ts'

export type SnackbarColor = 'success' | 'error' | 'info'

/** State of the snackbar. A hidden one keeps its text for a second, so that the text does not vanish first. */
export interface Snackbar {
  text: string
  color: SnackbarColor
  isShown: boolean
}

export const $snackbar = atom<Snackbar>({ color: 'info', isShown: false, text: '' })

let timer: ReturnType<typeof setTimeout> | undefined

export function showSnackbar({ color, text }: { text: string; color: SnackbarColor }): void {
  clearTimeout(timer)
  $snackbar.set({ color, isShown: true, text })
  timer = setTimeout(hideSnackbar, snackbarTimeoutMs)
}

export function hideSnackbar(): void {
  clearTimeout(timer)
  $snackbar.set({ ...$snackbar.get(), isShown: false })
  timer = setTimeout(() => $snackbar.set({ ...$snackbar.get(), text: '' }), textClearingMs)
}
