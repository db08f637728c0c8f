import type { Language } from '#domain/text/locale.ts'
import type { Texts } from '#texts.ts'

type Admin = Texts['admin']

export interface AdminTexts
  extends Admin, Pick<Texts['detail'], 'unverified' | 'verified'>, Pick<Texts['questions'], 'topics'> {
  close: string
  languages: Record<Language, string>
}
