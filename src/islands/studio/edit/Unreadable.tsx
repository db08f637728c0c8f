import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import type { StudioTexts } from '#texts.ts'

interface Props {
  code: string
  onRetry: () => void
  texts: StudioTexts
}

/** Why a document cannot be opened. */
export function Unreadable({ code, onRetry, texts }: Props) {
  if (code === 'permission-denied') return <p role="alert">{texts.refused}</p>
  if (code === 'not-found') return <p role="alert">{texts.documentGone}</p>
  return <RetryPanel onRetry={onRetry} retry={texts.retry} text={texts.documentFailed} />
}
