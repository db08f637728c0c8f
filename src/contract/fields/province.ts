import type { Note } from '#contract/reading/decoding.ts'
import type { OwnProvince } from '#domain/place/province.ts'
import { provinceWithCode } from '#domain/place/province-codes.ts'

/** The province of a code in the field `provincia`. */
export function readProvince(code: string | null, note: Note): OwnProvince | null {
  const province = code === null ? null : provinceWithCode(code)
  const words = { expected: 'un código, por ejemplo 29', problem: 'no es el código de una provincia' }
  if (code !== null && province === null) note('provincia', words, code)
  return province
}
