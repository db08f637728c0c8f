import type es from './i18n/locales/es.json'

/** All texts of the interface, by section. Spanish says which keys there are: a language that lacks one does not compile. */
export type Texts = typeof es
