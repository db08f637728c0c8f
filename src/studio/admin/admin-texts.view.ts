import type { StudioTexts } from '#studio/texts.ts'

export type AdminTexts = StudioTexts['admin']
