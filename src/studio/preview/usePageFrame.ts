import { type RefObject, useEffect, useRef, useState } from 'react'

import type { Language } from '#domain/text/locale.ts'
import type { Fields } from '#studio/document/patch.ts'

import { type PageTheme, pressedText, setTheme, showText } from './page-frame.view.ts'
import { fieldWithText, inLanguage, type PlacedText, textOfField } from './page-text.ts'

interface Shown {
  fields: Fields
  language: Language
  /** Names of documents that the fields name. */
  named: readonly PlacedText[]
  onField: (field: string) => void
  theme: PageTheme
}

/** Connects the page with the form: a press on a text leads to its field, and a field that takes the focus scrolls the page. */
export function usePageFrame(shown: Shown) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(shown)
  const scrolled = useRef(0)
  useEffect(() => {
    latest.current = shown
  })
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page) setTheme(page, shown.theme)
  }, [shown.theme])
  useFocusedField((path: readonly string[]) => {
    const { fields, language } = latest.current
    const text = textOfField(fields, path, language)
    const page = frame.current?.contentDocument
    if (text !== null && page) showText(page, text)
  })
  const connect = () => {
    const page = frame.current?.contentDocument
    if (!page) return
    setTheme(page, latest.current.theme)
    // Drawn anew after a key, it stays where it was.
    page.defaultView?.scrollTo({ top: scrolled.current })
    page.addEventListener('scroll', () => {
      scrolled.current = page.defaultView?.scrollY ?? 0
    })
    page.addEventListener('click', event => {
      event.preventDefault()
      const { fields, language, named, onField } = latest.current
      const text = pressedText(page, event)
      const field = text === null ? null : fieldWithText(fields, text, language, named)
      if (field !== null) onField(inLanguage(field, language))
    })
  }
  return { connect, frame }
}

const prefix = 'studio-field-'

/** Tells which field of the form takes the focus: `['nombre', 'de']`. */
function useFocusedField(onFocus: (path: readonly string[]) => void): void {
  const latest = useRef(onFocus)
  useEffect(() => {
    latest.current = onFocus
  })
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      const element = target instanceof Element ? target.closest(`[id^="${prefix}"]`) : null
      if (element !== null) latest.current(element.id.slice(prefix.length).split('-'))
    }
    document.addEventListener('focusin', focused)
    return () => document.removeEventListener('focusin', focused)
  }, [])
}

/** How wide an element is drawn. */
export function useRoom<Place extends HTMLElement>(
  initial: number
): { place: RefObject<Place | null>; room: number } {
  const place = useRef<Place>(null)
  const [room, setRoom] = useState(initial)
  useEffect(() => {
    if (place.current === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      // Hidden, it has no width.
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect.width)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { place, room }
}
