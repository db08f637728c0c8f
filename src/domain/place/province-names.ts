import { type ProvinceSlug, provinceSlugs } from './province.ts'

/** Every name by which people ask for a province, in all languages, without accents and in small letters. */
const names: Readonly<Record<ProvinceSlug, readonly string[]>> = {
  almeria: ['almeria'],
  andalucia: ['andalucia', 'andalusia', 'andalusien', 'andalousie', 'andaluzia'],
  cadiz: ['cadiz', 'cadix'],
  cordoba: ['cordoba', 'cordova', 'cordoue'],
  granada: ['granada', 'grenade'],
  huelva: ['huelva'],
  jaen: ['jaen'],
  malaga: ['malaga', 'costa del sol', 'costa del sol malaga'],
  sevilla: ['sevilla', 'seville', 'sevilha']
}

const byName = new Map(provinceSlugs.flatMap(slug => names[slug].map(name => [name, slug] as const)))
const longest = Math.max(...[...byName.keys()].map(name => name.split(' ').length))

/** The provinces with a name that begins so, each with that name. */
export function provincesBegunBy(text: string): { name: string; province: ProvinceSlug }[] {
  return provinceSlugs.flatMap(province => {
    const name = names[province].find(each => each.startsWith(text))
    return name === undefined ? [] : [{ name, province }]
  })
}

/** The province whose name stands at the beginning of some normalised words, the longest name first, with how many of them it takes. */
export function provinceAt(words: readonly string[]): { length: number; province: ProvinceSlug } | null {
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    const province = byName.get(words.slice(0, length).join(' '))
    if (province !== undefined) return { length, province }
  }
  return null
}
