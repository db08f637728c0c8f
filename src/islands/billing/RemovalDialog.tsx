import type { ChangeOutcome } from '#stores/site/remote.ts'

import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'
import type { BillingTexts } from './purchase-texts.ts'

interface Props {
  onClose: () => void
  onRemoved: () => void
  remove: () => Promise<ChangeOutcome>
  shared: Pick<BillingTexts, 'cancel' | 'removing'>
  /** The item to be removed, as lines of text. */
  subject: readonly string[]
  texts: Pick<BillingTexts, 'remove' | 'removeNote' | 'removeTitle'>
}

/** Asks before something of the account goes for good. */
export function RemovalDialog({ onClose, onRemoved, remove, shared, subject, texts }: Props) {
  const confirmed = async () => {
    const outcome = await remove()
    if (outcome.kind === 'done') onRemoved()
    return outcome.kind === 'failed' ? outcome.text : null
  }
  return (
    <ConfirmDialog
      cancel={shared.cancel}
      confirm={texts.remove}
      confirming={shared.removing}
      heading={texts.removeTitle}
      note={texts.removeNote}
      onClose={onClose}
      onConfirm={confirmed}
      subject={subject}
    />
  )
}
