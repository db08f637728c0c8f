import type es from './i18n/locales/es.json'
import type studio from './i18n/studio/es.json'

/** All texts of the interface, by section. Spanish says which keys there are: a language that lacks one does not compile. */
export type Texts = typeof es

/** Those of the studio, which speaks Spanish and English. */
export type StudioTexts = typeof studio
