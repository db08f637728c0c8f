/** The attributes of a link with which one books. */
interface BookingLink {
  href: string | undefined
  'data-held'?: string
  'data-leads'?: string | undefined
}

export type BookingLinkTo = (href: string | undefined) => BookingLink

export const realLink: BookingLinkTo = href => ({ href })

/** In a sample a link leads to the note that says so. Where scripts run, it says what it would have done at the address it keeps. */
export function sampleLink(noteId: string): BookingLinkTo {
  return href => ({ 'data-held': '', 'data-leads': href, href: `#${noteId}` })
}
