import { useState } from 'react'

import { Dialog } from './Dialog.tsx'
import { FailureNote } from './FailureNote.tsx'

interface Props {
  heading: string
  /** Explains the consequence. */
  note: string
  cancel: string
  confirm: string
  /** On the button while it happens. */
  confirming: string
  /** Subject of the dialog, as lines of text. */
  subject: readonly string[]
  onClose: () => void
  /** Tells what went wrong; null when nothing did. */
  onConfirm: () => Promise<string | null>
}

/** Asks before something that cannot be taken back. What went wrong stays readable in it. */
export function ConfirmDialog({
  cancel,
  confirm,
  confirming,
  heading,
  note,
  onClose,
  onConfirm,
  subject
}: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const act = async () => {
    if (isBusy) return
    setBusy(true)
    const found = await onConfirm()
    setBusy(false)
    setProblem(found)
    if (found === null) onClose()
  }
  return (
    <Dialog closeLabel={cancel} heading={heading} onClose={onClose}>
      {subject.length > 0 && (
        <p>
          {subject.map(line => (
            <span className="account-line" key={line}>
              {line}
            </span>
          ))}
        </p>
      )}
      <p>{note}</p>
      <FailureNote text={problem} />
      <button aria-disabled={isBusy} className="button" onClick={() => void act()} type="button">
        {isBusy ? confirming : confirm}
      </button>
    </Dialog>
  )
}
