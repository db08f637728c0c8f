import { type PropsWithChildren, useId, useLayoutEffect, useRef } from 'react'

import './dialog.css'

interface Props {
  heading: string
  /** The text on the button that closes it. */
  closeLabel: string
  onClose: () => void
}

/** A dialog of the browser's own: it holds the focus, closes with Escape and gives the focus back. Shown as long as it is rendered. */
export function Dialog({ children, closeLabel, heading, onClose }: PropsWithChildren<Props>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  // Closed before it is taken out of the page: what is gone already gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      aria-labelledby={headingId}
      className="dialog"
      // The browser tells of a closed dialog after the focus is back: what was pressed by then would be undone.
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      ref={dialog}
    >
      <h2 id={headingId}>{heading}</h2>
      {children}
      <button className="dialog-close" onClick={onClose} type="button">
        {closeLabel}
      </button>
    </dialog>
  )
}
