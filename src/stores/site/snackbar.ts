import { atom } from 'nanostores'

import { snackbarTimeoutMs, textClearingMs } from '#domain/site/snackbar.ts'

export type SnackbarColor = 'success' | 'error' | 'info'

/** A way on from a message. */
interface SnackbarLink {
  href: string
  text: string
}

/** State of the snackbar. A hidden one keeps its text for a second, so that the text does not vanish first. */
export interface Snackbar {
  text: string
  color: SnackbarColor
  isShown: boolean
  link: SnackbarLink | null
}

export const $snackbar = atom<Snackbar>({ color: 'info', isShown: false, link: null, text: '' })

let timer: ReturnType<typeof setTimeout> | undefined

interface Message {
  color: SnackbarColor
  link?: SnackbarLink | null
  text: string
}

export function showSnackbar({ color, link = null, text }: Message): void {
  clearTimeout(timer)
  $snackbar.set({ color, isShown: true, link, text })
  timer = setTimeout(hideSnackbar, snackbarTimeoutMs)
}

export function hideSnackbar(): void {
  clearTimeout(timer)
  $snackbar.set({ ...$snackbar.get(), isShown: false })
  timer = setTimeout(() => $snackbar.set({ ...$snackbar.get(), link: null, text: '' }), textClearingMs)
}
