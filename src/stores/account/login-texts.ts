import type { Language } from '#domain/text/locale.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import { loadLoginTexts } from '#services/account/login-texts.ts'

const known = new Map<Language, LoginTexts>()

/** Texts of the login panel, fetched once; null when they cannot be fetched now. */
export async function loadTexts(language: Language, load = loadLoginTexts): Promise<LoginTexts | null> {
  const texts = known.get(language) ?? (await load(language))
  if (texts !== null) known.set(language, texts)
  return texts
}
