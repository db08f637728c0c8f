import { isLanguage } from '#domain/locale.ts'

const refusedKey = 'idiomaRechazado'

/** Shows the offer to read the page in the browser's language, when there is one and it was not refused before. Never switches by itself. */
export function offerLanguage(): void {
  const language = wantedLanguage()
  const offer = language && document.querySelector<HTMLElement>(`[data-language-offer="${language}"]`)
  if (!offer || isRefused(language)) return
  offer.hidden = false
  offer.querySelector('button')?.addEventListener('click', () => {
    refuse(language)
    offer.hidden = true
  })
}

/** The first of the browser's languages that is one of ours; the page's own language is not offered. */
function wantedLanguage(): string | null {
  const wanted = navigator.languages.map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage)
  return wanted && wanted !== document.documentElement.lang ? wanted : null
}

function isRefused(language: string): boolean {
  try {
    return localStorage.getItem(refusedKey) === language
  } catch {
    return false
  }
}

function refuse(language: string): void {
  try {
    localStorage.setItem(refusedKey, language)
  } catch {
    // Without storage the offer comes again on the next page.
  }
}
