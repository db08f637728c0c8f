/** Formats that a text may have, by their buttons. */
export type Format = 'bold' | 'bullets' | 'heading' | 'italic' | 'numbers' | 'paragraph' | 'unlink'
