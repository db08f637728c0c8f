import { type Link, share } from '#services/site/sharing.ts'

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
