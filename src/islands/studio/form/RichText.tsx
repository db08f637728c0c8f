import { useEffect, useRef } from 'react'

import { tidyHtml } from '#stores/studio/contract.ts'
import type { StudioTexts } from '#texts.ts'

interface Props {
  id: string
  isInvalid: boolean
  label: string
  language: string
  onChange: (html: string) => void
  texts: StudioTexts['editor']
  value: string
}

const commands = [
  { argument: undefined, command: 'bold', name: 'bold' },
  { argument: undefined, command: 'italic', name: 'italic' },
  { argument: 'h3', command: 'formatBlock', name: 'heading' },
  { argument: 'p', command: 'formatBlock', name: 'paragraph' },
  { argument: undefined, command: 'insertUnorderedList', name: 'bullets' },
  { argument: undefined, command: 'insertOrderedList', name: 'numbers' },
  { argument: undefined, command: 'unlink', name: 'unlink' }
] as const

/**
 * A text with simple html, as it will look. Whatever the browser makes of a key or a paste, only what the contract allows leaves it: the value
 * is what the contract's own cleaning leaves of it.
 */
export function RichText({ id, isInvalid, label, language, onChange, texts, value }: Props) {
  const place = useRef<HTMLDivElement>(null)
  /** What this editor said last: an answer that brings the same back does not touch the text under the cursor. */
  const said = useRef<string | null>(null)
  useEffect(() => {
    if (place.current === null || said.current === value) return
    place.current.innerHTML = tidyHtml(value)
    said.current = value
  }, [value])
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
      <div aria-label={`${texts.tools}: ${label}`} className="studio-tools" role="toolbar">
        {commands.map(({ argument, command, name }) => (
          <button
            aria-label={texts[name].name}
            key={name}
            onClick={() => run(command, argument)}
            onMouseDown={event => event.preventDefault()}
            title={texts[name].name}
            type="button"
          >
            {texts[name].sign}
          </button>
        ))}
        <LinkButton onLink={address => run('createLink', address)} texts={texts} />
      </div>
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
