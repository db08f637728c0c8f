import { type Link, share, shareText } from '#services/site/sharing.ts'

import { showSnackbar } from './snackbar.ts'

interface Sharing extends Link {
  copied: string
  /** Said when nothing worked; the link follows, to be copied by hand. */
  failed: string
}

/** Shares a link and says how that went, unless the browser says so itself. */
export async function shareLink({ copied, failed, title, url }: Sharing, send = share): Promise<void> {
  const outcome = await send({ title, url })
  if (outcome === 'copied') showSnackbar({ color: 'success', text: copied })
  if (outcome === 'failed') showSnackbar({ color: 'error', text: `${failed} ${url}` })
}

interface TextSharing {
  copied: string
  failed: string
  text: string
  title: string
}

/** Shares a text in the same way. */
export async function shareAsText(
  { copied, failed, text, title }: TextSharing,
  send = shareText
): Promise<void> {
  const outcome = await send({ text, title })
  if (outcome === 'copied') showSnackbar({ color: 'success', text: copied })
  if (outcome === 'failed') showSnackbar({ color: 'error', text: failed })
}
