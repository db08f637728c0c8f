/** Elements that a text of the content may hold: cleaning leaves no others, and the editor of the studio knows no others. */
export const blockTags = ['h3', 'h4', 'li', 'ol', 'p', 'ul'] as const
export const markTags = ['a', 'em', 'strong'] as const

export type BlockTag = (typeof blockTags)[number]
export type MarkTag = (typeof markTags)[number]

/** Schemes of the addresses that a link may lead to, beside paths of this site. */
export const linkSchemes = ['https', 'mailto', 'tel'] as const
