import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { StudioTexts } from '#studio/texts.ts'

import type { openEditor, RichTextEditor } from './editor.view.ts'
import type { Format } from './format.ts'
import { RichTextTools } from './RichTextTools.tsx'

interface Props {
  id: string
  isInvalid: boolean
  label: string
  language: string
  /** Brings the editor, which is too heavy for a form without texts. */
  loadEditor?: () => Promise<{ openEditor: typeof openEditor }>
  onChange: (html: string) => void
  texts: StudioTexts['editor']
  tidyHtml: (html: string) => string
  value: string
}

const importEditor = () => import('./editor.view.ts')

/**
 * A text with simple html, as it will look. Its value is what the contract's own cleaning leaves of it. Until the editor has arrived the browser
 * lets one type without formats; the editor then goes on with what was typed, where it was typed.
 */
export function RichText(props: Props) {
  const { id, isInvalid, label, language, texts, tidyHtml } = props
  const { editor, formats, place, say } = useEditor(props)
  return (
    <>
      <span id={`${id}-label`}>{label}</span>
      <RichTextTools {...{ editor, formats, label, texts }} />
      <div
        aria-describedby={`${id}-problem`}
        aria-invalid={isInvalid || undefined}
        aria-labelledby={`${id}-label`}
        aria-multiline="true"
        className="field studio-rich"
        contentEditable
        id={id}
        lang={language}
        onInput={({ currentTarget }) => {
          if (editor === null) say(tidyHtml(currentTarget.innerHTML))
        }}
        ref={place}
        role="textbox"
        suppressContentEditableWarning
        tabIndex={0}
      />
    </>
  )
}

function useEditor({ loadEditor = importEditor, onChange, tidyHtml, value }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<RichTextEditor | null>(null)
  const [formats, setFormats] = useState<readonly Format[]>([])
  /** Last value reported by this editor: when it comes back unchanged, the text under the caret is not touched. */
  const said = useRef<string | null>(null)
  const say = (html: string) => {
    if (html === said.current) return
    said.current = html
    onChange(html)
  }
  useEffect(() => {
    if (place.current === null || said.current === value) return
    said.current = value
    if (editor === null) place.current.innerHTML = tidyHtml(value)
    else editor.show(tidyHtml(value))
  }, [editor, tidyHtml, value])
  const sayLatest = useEffectEvent(say)
  const tidyLatest = useEffectEvent(tidyHtml)
  const load = useEffectEvent(loadEditor)
  useEffect(() => {
    let opened: RichTextEditor | null = null
    let isGone = false
    const open = async () => {
      const loaded = await load()
      if (isGone || place.current === null) return
      opened = loaded.openEditor(place.current, {
        onChange: html => sayLatest(html),
        onFormats: next => setFormats(before => (next.join() === before.join() ? before : next)),
        tidyHtml: html => tidyLatest(html)
      })
      setEditor(opened)
    }
    void open()
    return () => {
      isGone = true
      opened?.destroy()
    }
  }, [])
  return { editor, formats, place, say }
}
