/** The attributes of a link with which one books. */
interface BookingLink {
  href: string | undefined
  'data-held'?: string
  'data-leads'?: string | undefined
}

export type BookingLinkTo = (href: string | undefined) => BookingLink

export const realLink: BookingLinkTo = href => ({ href })

/** In a sample a link leads to the note that says so, until scripts stop at it: a click waits for them. It keeps the address it would have. */
export function sampleLink(noteId: string): BookingLinkTo {
  return href => ({ 'data-held': '', 'data-leads': href, href: `#${noteId}` })
}
