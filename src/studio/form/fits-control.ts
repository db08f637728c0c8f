import { isContainer } from '#studio/document/patch.ts'

import type { Control } from '#domain/data/field-form.ts'

type Shape = (value: unknown) => boolean

const isFields: Shape = value => isContainer(value) && !Array.isArray(value)
const isTexts: Shape = value => typeof value === 'string' || isFields(value)
const isYesOrNo: Shape = value => typeof value === 'boolean'
const isWord: Shape = value => typeof value === 'string'
const areWords: Shape = value => Array.isArray(value) && value.every(isWord)

/** Shapes of stored values that a control can show. Controls without an entry show any value. */
const shapes: Readonly<Partial<Record<Control, Shape>>> = {
  amounts: isFields,
  answer: isYesOrNo,
  choice: isWord,
  choices: areWords,
  flag: isYesOrNo,
  group: isFields,
  'html-per-language': isTexts,
  list: Array.isArray,
  pictures: Array.isArray,
  reference: isWord,
  references: areWords,
  schedules: Array.isArray,
  'text-per-language': isTexts,
  words: areWords
}

/** Whether a control can show a value; what it cannot is edited as it is stored, so that an editor does not overwrite what is not shown. */
export function fitsControl(control: Control, value: unknown): boolean {
  return value === undefined || value === null || (shapes[control]?.(value) ?? true)
}
