/** Words that say nothing of what is looked for, in all five languages: they are left out of every question. All that is here is a plan, and nearly all a tour. */
const emptyWords = new Set(
  (
    'a al con cerca de del desde donde e el en es guia guias hacer ir la las lo los mi o para por que quiero se un una unos unas y ' +
    'an and at do find for from guide guides i in is me my near of on or some the thing things to what where with ' +
    'am auf bei das dem den der die ein eine einen fur ich im mit nach oder und von wo zu zum zur ' +
    'au aux avec chez depuis des du et faire le les ou pour pres sur une ' +
    'actividad actividades activity activities plan planes tour tours trip trips ' +
    'mein meine meinem meinen meiner mes mis mon nuestra nuestro our ' +
    'ao as com da dos das em fazer na nas no nos os ou perto um uma ' +
    'meu meus minha minhas nosso nossa notre unser unsere unserem unseren'
  ).split(' ')
)

/** Endings that make another form of the same word: caballo and caballos, Wein and Weine. */
const endings = ['s', 'es', 'n', 'en', 'e', 'er', 'x']
const shortestStem = 4

/** Neither case nor accents count. */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
}

/** The words of a text as they were typed, accents and capitals included. */
export function typedWords(text: string): string[] {
  return wordsOf(text.normalize('NFC'))
}

/** The words of a normalised text. */
export function wordsOf(searchable: string): string[] {
  return searchable.split(/[^\p{Letter}\p{Number}]+/u).filter(word => word !== '')
}

/** Whether a normalised word says nothing of what is looked for. */
export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word)
}

/** The words of a normalised text that say what is looked for. */
export function significantWords(searchable: string): string[] {
  return wordsOf(searchable).filter(word => !emptyWords.has(word))
}

/** Its words between single blanks, with one at each end: a word is found with its blanks, its beginning with the first. */
export function withSpaces(text: string): string {
  return ` ${wordsOf(normalize(text)).join(' ')} `
}

/** A word in its forms: caballo, caballos; Wein, Weine. */
export function formsOf(word: string): string[] {
  if (word.length < shortestStem) return [word]
  const shorter = endings
    .filter(ending => word.endsWith(ending) && word.length - ending.length >= shortestStem)
    .map(ending => word.slice(0, -ending.length))
  // Some change more than their ending: family and families, Museum and Museen.
  const others = [word.replace(/y$/, 'ies'), word.replace(/ies$/, 'y'), word.replace(/um$/, 'en')]
  return [word, ...shorter, ...others, ...endings.map(ending => word + ending)]
}
