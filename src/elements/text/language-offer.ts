/** Where the browser keeps the language that its user does not want. */
export const refusedOfferKey = 'idiomaRechazado'

interface Terms {
  /** The languages of the site. */
  languages: readonly string[]
  refusedKey: string
}

/**
 * Shows the offer to read the page in the browser's language, when there is one and it was not refused before. Never switches by itself.
 * It stands in the page as an inline script, made of the text of this function: it must be complete in itself.
 */
export function showLanguageOffer({ languages, refusedKey }: Terms): void {
  const wanted = navigator.languages
    .map(tag => tag.slice(0, 2).toLowerCase())
    .find(tag => languages.includes(tag))
  let refused = null
  try {
    refused = localStorage.getItem(refusedKey)
  } catch {
    // Without storage nothing was refused.
  }
  if (!wanted || wanted === document.documentElement.lang || wanted === refused) return
  document.querySelector(`[data-language-offer="${wanted}"]`)?.removeAttribute('hidden')
}

/** A no hides the offer and is remembered. */
export function rememberLanguageRefusals(): void {
  for (const offer of document.querySelectorAll<HTMLElement>('[data-language-offer]')) {
    offer.querySelector('button')?.addEventListener('click', () => {
      refuse(offer.lang)
      offer.hidden = true
    })
  }
}

function refuse(language: string): void {
  try {
    localStorage.setItem(refusedOfferKey, language)
  } catch {
    // Without storage the offer comes again on the next page.
  }
}
