import { useEffect, useRef, useState } from 'react'

import type { StudioTexts } from '#texts.ts'

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
export function RichText({ id, isInvalid, label, language, onChange, texts, tidyHtml, value }: Props) {
  const place = useRef<HTMLDivElement>(null)
  /** What this editor said last: an answer that brings the same back does not touch the text under the cursor. */
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

/** Asks for an address beside the text, not in a window that stops everything. */
function LinkButton({ onLink, texts }: Pick<Props, 'texts'> & { onLink: (address: string) => void }) {
  const [selected, setSelected] = useState<Range | null>(null)
  const [address, setAddress] = useState('')
  const finish = () => {
    const selection = getSelection()
    if (selected) {
      selection?.removeAllRanges()
      selection?.addRange(selected)
    }
    onLink(address.trim())
    setSelected(null)
    setAddress('')
  }
  if (selected === null)
    return (
      <button
        aria-label={texts.link.name}
        onClick={() => setSelected(getSelection()?.rangeCount ? (getSelection()?.getRangeAt(0) ?? null) : null)}
        onMouseDown={event => event.preventDefault()}
        title={texts.link.name}
        type="button"
      >
        {texts.link.sign}
      </button>
    )
  return (
    <span className="studio-link">
      <input
        aria-label={texts.address}
        autoFocus
        className="field"
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') setSelected(null)
          if (event.key !== 'Enter') return
          event.preventDefault()
          finish()
        }}
        placeholder="https://"
        value={address}
      />
      <button onClick={finish} type="button">
        {texts.setLink}
      </button>
    </span>
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
