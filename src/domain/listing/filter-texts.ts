import type { Texts } from '#texts.ts'

export type FilterTexts = Texts['filters']
export type FilterTextKey = keyof FilterTexts
