import { type Language, languages } from '#domain/text/locale.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  onChange: (language: Language) => void
  texts: Pick<StudioTexts, 'languages'>
  value: Language
}

/** One of the languages of the site. */
export function LanguageSelect({ onChange, texts, value }: Props) {
  return (
    <select
      className="field"
      onChange={({ currentTarget }) => {
        const chosen = languages.find(known => known === currentTarget.value)
        if (chosen) onChange(chosen)
      }}
      value={value}
    >
      {languages.map(known => (
        <option key={known} value={known}>
          {texts.languages[known]}
        </option>
      ))}
    </select>
  )
}
