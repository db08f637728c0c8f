import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'

import type { Language } from '#domain/text/locale.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import { phoneNumbers } from '#stores/account/phone-numbers.ts'

import { TextField } from './TextField.tsx'

interface Props {
  defaultNumber?: string
  error: string | null
  isRequired?: boolean
  label: string
  language: Language
  texts: Pick<LoginTexts, 'country'>
}

/** A telephone number and its country; a number with a `+` brings its own. */
export function PhoneField({ defaultNumber, error, isRequired = false, label, language, texts }: Props) {
  const countries = useStore(phoneNumbers.$countries)
  useEffect(() => void phoneNumbers.load(), [])
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const sorted = countries
    .map(({ country, dialled }) => ({ country, text: `${names.of(country) ?? country} (${dialled})` }))
    .toSorted((a, b) => a.text.localeCompare(b.text, language))
  return (
    <>
      <label className="login-field">
        {texts.country}
        <select
          className="field"
          defaultValue={phoneNumbers.firstCountry}
          key={sorted.length}
          name={phoneNumbers.fields.country}
        >
          {sorted.map(({ country, text }) => (
            <option key={country} value={country}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <TextField
        autoComplete="tel"
        defaultValue={defaultNumber}
        error={error}
        inputMode="tel"
        label={label}
        name={phoneNumbers.fields.number}
        required={isRequired}
        type="tel"
      />
    </>
  )
}
