import { atom, computed } from 'nanostores'

import { readablePhone } from '#domain/text/phone.ts'
import { loadPhoneNumbers, type PhoneNumbers } from '#services/account/phone-numbers.ts'

/** The names of the two controls that make up a telephone number. */
const fields = { country: 'phone-country', number: 'phone' } as const

/** Where most of those who book are called from. */
const firstCountry = 'ES'

/** Telephone numbers of all countries, fetched when a field for one appears. Until then there is the first country alone. */
export function createPhoneNumbers(load: () => Promise<PhoneNumbers>) {
  const $countries = atom<PhoneNumbers['countries']>([{ country: firstCountry, dialled: '+34' }])
  const $known = atom<Pick<PhoneNumbers, 'spaced'> | null>(null)
  let loading: Promise<PhoneNumbers> | null = null

  async function loaded(): Promise<PhoneNumbers> {
    loading ??= load()
    try {
      const numbers = await loading
      $countries.set(numbers.countries)
      $known.set(numbers)
      return numbers
    } catch (error) {
      loading = null
      throw error
    }
  }

  return {
    $countries,
    /** Writes a number in E.164 as people read it: in the groups of its country as soon as they are known. */
    $readable: computed($known, known => (phone: string) => {
      const own = readablePhone(phone)
      return own === phone && known !== null ? known.spaced(phone) : own
    }),
    fields,
    firstCountry,
    load: async (): Promise<void> => {
      try {
        await loaded()
      } catch {
        // The field works without the list; anyone who sends it asks again.
      }
    },
    /** The number of a form in E.164; null when it is none in its country, or that cannot be known. */
    read: async (form: FormData): Promise<string | null> => {
      const [country, number] = [form.get(fields.country), form.get(fields.number)].map(String)
      try {
        const numbers = await loaded()
        return numbers.read(number ?? '', country ?? firstCountry)
      } catch {
        return null
      }
    }
  }
}

export const phoneNumbers = createPhoneNumbers(loadPhoneNumbers)
