import type { Language } from '#domain/locale.ts'
import type { LoginTexts } from '#domain/login-texts.ts'
import { loadLoginTexts } from '#services/login-texts.ts'

const known = new Map<Language, LoginTexts>()

/** What the login panel says, fetched once; null when it cannot be had now. */
export async function loadTexts(language: Language, load = loadLoginTexts): Promise<LoginTexts | null> {
  const texts = known.get(language) ?? (await load(language))
  if (texts !== null) known.set(language, texts)
  return texts
}
