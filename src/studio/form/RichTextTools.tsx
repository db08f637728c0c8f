import { useEffect, useRef, useState } from 'react'

import type { StudioTexts } from '#studio/texts.ts'

const commands = [
  { argument: undefined, command: 'bold', name: 'bold' },
  { argument: undefined, command: 'italic', name: 'italic' },
  { argument: 'h3', command: 'formatBlock', name: 'heading' },
  { argument: 'p', command: 'formatBlock', name: 'paragraph' },
  { argument: undefined, command: 'insertUnorderedList', name: 'bullets' },
  { argument: undefined, command: 'insertOrderedList', name: 'numbers' },
  { argument: undefined, command: 'unlink', name: 'unlink' }
] as const

interface Props {
  label: string
  run: (command: string, argument?: string) => void
  texts: StudioTexts['editor']
}

/** Buttons for exactly the formats that the contract allows. */
export function RichTextTools({ label, run, texts }: Props) {
  return (
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
  )
}

interface LinkProps extends Pick<Props, 'texts'> {
  onLink: (address: string) => void
}

/** Asks for an address beside the text, not in a window that stops everything. */
function LinkButton({ onLink, texts }: LinkProps) {
  const [selected, setSelected] = useState<Range | null>(null)
  const [address, setAddress] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (selected) input.current?.focus()
  }, [selected])
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
        onClick={() =>
          setSelected(getSelection()?.rangeCount ? (getSelection()?.getRangeAt(0) ?? null) : null)
        }
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
        className="field"
        ref={input}
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
