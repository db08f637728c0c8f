/** How a link went out: handed to another program, copied, taken back by the person, or not at all. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

export interface Link {
  title: string
  url: string
}

type Sharing = Pick<Partial<Navigator>, 'share' | 'clipboard'>

/** Shares a text without a link. */
export async function shareText(
  { text, title }: { text: string; title: string },
  browser: Sharing = navigator
): Promise<ShareOutcome> {
  return send({ text, title }, text, browser)
}

/** Web Share where there is one, else the clipboard. */
export async function share({ title, url }: Link, browser: Sharing = navigator): Promise<ShareOutcome> {
  return send({ title, url }, url, browser)
}

/** Whether a text is on the clipboard now. */
export async function copyText(text: string, browser: Sharing = navigator): Promise<boolean> {
  return (await send({ text }, text, { clipboard: browser.clipboard })) === 'copied'
}

async function send(data: ShareData, copy: string, browser: Sharing): Promise<ShareOutcome> {
  if (browser.share) {
    try {
      await browser.share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await browser.clipboard?.writeText(copy)
    return browser.clipboard ? 'copied' : 'failed'
  } catch {
    return 'failed'
  }
}
