import { useEffect, useRef, useState } from 'react'

import type { StudioTexts } from '#studio/texts.ts'

import type { RichTextEditor } from './editor.view.ts'
import type { Format } from './format.ts'

const tools = ['bold', 'italic', 'heading', 'paragraph', 'bullets', 'numbers', 'unlink'] as const

interface Props {
  /** Null until it has arrived. */
  editor: RichTextEditor | null
  /** Formats of the selected words. */
  formats: readonly Format[]
  label: string
  texts: StudioTexts['editor']
}

/** Buttons for exactly the formats that the contract allows. */
export function RichTextTools({ editor, formats, label, texts }: Props) {
  return (
    <div aria-label={`${texts.tools}: ${label}`} className="studio-tools" role="toolbar">
      {tools.map(format => (
        <button
          aria-label={texts[format].name}
          aria-pressed={format === 'unlink' ? undefined : formats.includes(format)}
          disabled={editor === null}
          key={format}
          onClick={() => editor?.format(format)}
          onMouseDown={event => event.preventDefault()}
          title={texts[format].name}
          type="button"
        >
          {texts[format].sign}
        </button>
      ))}
      <LinkButton {...{ editor, texts }} />
    </div>
  )
}

/** Asks for an address beside the text, not in a window that stops everything. */
function LinkButton({ editor, texts }: Pick<Props, 'editor' | 'texts'>) {
  /** Null while nobody asks for a link. */
  const [address, setAddress] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isOpen = address !== null
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  const close = () => {
    setAddress(null)
    setRefused(false)
    editor?.focus()
  }
  const finish = () => {
    const written = (address ?? '').trim()
    if (written === '' || editor?.link(written)) close()
    else setRefused(true)
  }
  if (address === null)
    return (
      <button
        aria-label={texts.link.name}
        disabled={editor === null}
        onClick={() => setAddress(editor?.linkAddress() ?? '')}
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
        aria-invalid={isRefused || undefined}
        aria-label={texts.address}
        className="field"
        ref={input}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') close()
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
      {isRefused && <small role="alert">{texts.refused}</small>}
    </span>
  )
}
