import { accessFacts } from '#domain/listing/listing-state.ts'

import { isEmptyWord } from '#domain/text/search-words.ts'

/** Facts that the business states about an experience and that can be searched by name. New ones go to the end, because files count them. */
export const searchFacts = [
  ...accessFacts,
  'free',
  'free-cancellation',
  'in-de',
  'in-en',
  'in-es',
  'in-fr',
  'in-it',
  'in-nl',
  'in-pt'
] as const
export type SearchFact = (typeof searchFacts)[number]

/** How visitors ask for each, in all five languages. */
const names: Readonly<Record<SearchFact, string>> = {
  dogs: 'perro, mascota, admite perros, dog, dog friendly, pet, hund, hunde, chien, cao, caes, cachorro',
  free: 'gratis, gratuito, gratuita, free, for free, kostenlos, umsonst, gratuit, gratuite, gratuitement, de graca',
  'free-cancellation':
    'cancelacion gratis, cancelacion gratuita, cancelar gratis, free cancellation, kostenlose stornierung, kostenlos stornieren, annulation gratuite, cancelamento gratuito, cancelamento gratis',
  'in-de': 'aleman, german, deutsch, deutschsprachig, allemand, alemao',
  'in-en': 'ingles, english, englisch, anglais',
  'in-es': 'espanol, spanish, spanisch, espagnol, espanhol',
  'in-fr': 'frances, french, franzosisch, francais',
  'in-it': 'italiano, italian, italienisch, italien',
  'in-nl': 'neerlandes, holandes, dutch, niederlandisch, neerlandais',
  'in-pt': 'portugues, portuguese, portugiesisch, portugais',
  indoor:
    'interior, bajo techo, cubierto, lluvia, indoor, rain, rainy day, drinnen, regen, interieur, pluie, coberto, chuva, llueve, si llueve, rainy, if it rains, wenn es regnet, s il pleut, se chover',
  pushchair: 'carrito, cochecito, pushchair, stroller, pram, buggy, kinderwagen, poussette, carrinho',
  shade: 'sombra, shade, schatten, ombre',
  'step-free':
    'sin escalones, sin escaleras, step free, without steps, stufenlos, ohne stufen, ohne treppen, sans marche, sans marches, sans escalier, sem degraus, sem escadas',
  wheelchair:
    'silla de ruedas, accesible, wheelchair, accessible, rollstuhl, rollstuhlgerecht, barrierefrei, fauteuil roulant, cadeira de rodas, acessivel'
}

const namesOf = (fact: SearchFact) => names[fact].split(', ')
const factByName = new Map(searchFacts.flatMap(fact => namesOf(fact).map(name => [name, fact] as const)))
const longestName = Math.max(...[...factByName.keys()].map(name => name.split(' ').length))

/** The fact whose name stands at the beginning of some normalised words, the longest name first, with how many of them it takes. */
export function factAt(words: readonly string[]): { fact: SearchFact; length: number } | null {
  if (isEmptyWord(words[0] ?? '')) return null
  // Articles and the like may stand within a name: «silla de ruedas».
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    const name = words.slice(0, length).join(' ')
    const fact = factByName.get(name) ?? factByName.get(name.replace(/s$/, ''))
    if (fact) return { fact, length }
  }
  return null
}

/** The facts with a name that begins so, each with that name. */
export function factsBegunBy(text: string): { fact: SearchFact; name: string }[] {
  return searchFacts.flatMap(fact => {
    const name = namesOf(fact).find(each => each.startsWith(text))
    return name === undefined ? [] : [{ fact, name }]
  })
}
