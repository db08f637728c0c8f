import { memoizeByWord } from '#domain/data/memoize.ts'

/** Countries by their ISO 3166 code, as a billing address names them: their names are made where they are read. */
export const countryCodes: readonly string[] = `
AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV
CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM
IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU
MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM
SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/)

/** Where most of the customers are from. */
export const homeCountry = 'ES'

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** In the European Union the digits of a tax number are checked. */
export function isInUnion(country: string): boolean {
  return union.includes(country)
}

const namesIn = memoizeByWord((language: string) => new Intl.DisplayNames(language, { type: 'region' }))

export function countryName(language: string, code: string): string {
  return namesIn(language).of(code) ?? code
}

/** All of them, in the order of the language, the home country first. */
export function countriesIn(language: string): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(language)
  return countryCodes
    .map(code => ({ code, name: countryName(language, code) }))
    .toSorted(
      (a, b) => Number(b.code === homeCountry) - Number(a.code === homeCountry) || compare(a.name, b.name)
    )
}
