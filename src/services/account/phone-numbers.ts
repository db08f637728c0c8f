/** Rules for telephone numbers of all countries. */
export interface PhoneNumbers {
  /** Two letters of a country and the code that is dialled for it. */
  countries: { country: string; dialled: string }[]
  /** The number in E.164 when it is valid in the country, or in the one its `+` names. */
  read: (number: string, country: string) => string | null
  /** A number in E.164 in the groups of its country: `+49 1512 3456789`. */
  spaced: (number: string) => string
}

/** The numbers of all countries weigh more than the page: they are fetched when the visitor turns to a telephone field. */
export async function loadPhoneNumbers(): Promise<PhoneNumbers> {
  const { getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } =
    await import('libphonenumber-js/min')
  return {
    countries: getCountries().map(country => ({ country, dialled: `+${getCountryCallingCode(country)}` })),
    read: (number, country) => {
      const read = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : undefined)
      return read?.isValid() ? read.number : null
    },
    spaced: number => parsePhoneNumberFromString(number)?.formatInternational() ?? number
  }
}
