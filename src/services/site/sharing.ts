/** How a link went out: handed to another program, copied, taken back by the person, or not at all. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

export interface Link {
  title: string
  url: string
}

type Sharing = Pick<Partial<Navigator>, 'share' | 'clipboard'>

/** Web Share where there is one, else the clipboard. */
export async function share({ title, url }: Link, browser: Sharing = navigator): Promise<ShareOutcome> {
  if (browser.share) {
    try {
      await browser.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await browser.clipboard?.writeText(url)
    return browser.clipboard ? 'copied' : 'failed'
  } catch {
    return 'failed'
  }
}
