import type studio from './texts/es.json'

/** The texts of the studio, which speaks Spanish and English. */
export type StudioTexts = typeof studio
