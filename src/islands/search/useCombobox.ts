import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'

interface Combobox {
  /** The number of the option that the keys are on; -1 is none. */
  active: number
  isOpen: boolean
  leave: () => void
  open: () => void
  press: (event: KeyboardEvent) => void
  text: string
  write: (text: string) => void
}

interface Options {
  count: () => number
  input: RefObject<HTMLInputElement | null>
  onOpen: () => void
  optionId: (index: number) => string
}

const none = -1

/** The keys of a combobox with a list, as the ARIA Authoring Practices describe it. The input keeps its own text. */
export function useCombobox({ count, input, onOpen, optionId }: Options): Combobox {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(none)

  const open = () => {
    // The page of results writes into the box, too.
    setText(input.current?.value ?? '')
    setOpen(true)
    onOpen()
  }
  const close = () => {
    setOpen(false)
    setActive(none)
  }
  const write = (written: string) => {
    setText(written)
    setActive(none)
    open()
  }
  const move = (index: number) => {
    open()
    setActive(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  useLayoutEffect(() => {
    const { current } = input
    if (!current) return
    if (current.value !== '') setText(current.value)
    if (document.activeElement === current) open()
    // Handles events from before hydration once, before anything is painted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const last = count() - 1
    const target = targetOf(event.key, isOpen ? active : none, last)
    if (target !== null) move(target)
    else if (event.key === 'Escape') escape()
    else if (event.key === 'Enter' && isOpen && active > none) follow()
    else return
    event.preventDefault()
  }
  /** Escape closes the list; when it is closed, it empties the input. */
  const escape = () => {
    if (!isOpen && input.current) {
      input.current.value = ''
      setText('')
    }
    close()
  }
  /** Only what was chosen with the keys: else Enter sends the form, which leads to the page of results. */
  const follow = () => document.getElementById(optionId(active))?.click()
  return { active, isOpen, leave: close, open, press, text, write }
}

/** Where a key leads. Between the last and the first option lies the input itself; null when the key moves nothing. */
function targetOf(key: string, active: number, last: number): number | null {
  if (key === 'ArrowDown') return active < last ? active + 1 : none
  if (key === 'ArrowUp') return active > none ? active - 1 : last
  if (active === none) return null
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}
