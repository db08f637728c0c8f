import { useEffect, useRef } from 'react'

import type { StudioTexts } from '#studio/texts.ts'

import { RichTextTools } from './RichTextTools.tsx'

interface Props {
  id: string
  isInvalid: boolean
  label: string
  language: string
  onChange: (html: string) => void
  texts: StudioTexts['editor']
  tidyHtml: (html: string) => string
  value: string
}

/**
 * A text with simple html, as it will look. Whatever the browser makes of a key or a paste, only what the contract allows leaves it: the value
 * is what the contract's own cleaning leaves of it.
 */
export function RichText({ id, isInvalid, label, language, onChange, texts, tidyHtml, value }: Props) {
  const place = useRef<HTMLDivElement>(null)
  /** Last value reported by this editor: when it comes back unchanged, the text under the cursor is not touched. */
  const said = useRef<string | null>(null)
  useEffect(() => {
    if (place.current === null || said.current === value) return
    place.current.innerHTML = tidyHtml(value)
    said.current = value
  }, [tidyHtml, value])
  const read = () => {
    const html = tidyHtml(place.current?.innerHTML ?? '')
    if (html === said.current) return
    said.current = html
    onChange(html)
  }
  const run = (command: string, argument?: string) => {
    place.current?.focus()
    runCommand(command, argument)
    read()
  }
  const paste = (data: DataTransfer) => {
    const html = data.getData('text/html')
    runCommand('insertHTML', html === '' ? textAsHtml(data.getData('text/plain')) : tidyHtml(html))
  }
  return (
    <>
      <span id={`${id}-label`}>{label}</span>
      <RichTextTools label={label} run={run} texts={texts} />
      <div
        aria-describedby={`${id}-problem`}
        aria-invalid={isInvalid || undefined}
        aria-labelledby={`${id}-label`}
        aria-multiline="true"
        className="field studio-rich"
        contentEditable
        id={id}
        lang={language}
        onBlur={read}
        onInput={read}
        onPaste={event => {
          event.preventDefault()
          paste(event.clipboardData)
          read()
        }}
        ref={place}
        role="textbox"
        suppressContentEditableWarning
        tabIndex={0}
      />
    </>
  )
}

/** Old, and the one way in every browser to change a text so that its own "undo" takes it back. */
function runCommand(command: string, argument?: string): void {
  document.execCommand(command, false, argument)
}

function textAsHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n\s*\n/)
    .map(part => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
