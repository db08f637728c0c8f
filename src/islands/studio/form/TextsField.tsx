import { ownProblems, problemsBelow } from '#domain/studio/form/field-problem.ts'
import { missingIn, textsIn, withText } from '#domain/studio/form/values.ts'
import { languages } from '#domain/text/locale.ts'

import { FieldFrame, FieldProblems } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { RichText } from './RichText.tsx'

interface Props extends FieldProps {
  isHtml: boolean
}

/** A text in Spanish and, beside it, in one other language; the marks say in which it is missing. */
export function TextsField({ isHtml, onChange, problems, value, ...rest }: Props) {
  const { beside, texts } = rest.speech
  const written = textsIn(value)
  return (
    <FieldFrame {...rest} isGroup problems={ownProblems(problems)}>
      {({ id }) => (
        <>
          <LanguageMarks missing={missingIn(value)} speech={rest.speech} />
          <div className="studio-pair">
            {(['es', beside] as const).map(language => {
              const own = problemsBelow(problems, language)
              const place = language === 'es' ? id : `${id}-${language}`
              const label = texts.languages[language]
              const change = (text: string) => onChange(withText(value, language, text))
              const props = { id: place, isInvalid: own.length > 0, label, language, onChange: change }
              return (
                <div key={language}>
                  {isHtml ? (
                    <RichText
                      {...props}
                      texts={texts.editor}
                      tidyHtml={rest.speech.tidyHtml}
                      value={written[language] ?? ''}
                    />
                  ) : (
                    <PlainText {...props} value={written[language] ?? ''} />
                  )}
                  <FieldProblems id={place} problems={own} speech={rest.speech} />
                </div>
              )
            })}
          </div>
        </>
      )}
    </FieldFrame>
  )
}

interface PlainProps {
  id: string
  isInvalid: boolean
  label: string
  language: string
  onChange: (text: string) => void
  value: string
}

function PlainText({ id, isInvalid, label, language, onChange, value }: PlainProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        aria-describedby={`${id}-problem`}
        aria-invalid={isInvalid || undefined}
        className="field"
        id={id}
        lang={language}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        rows={value.length > 60 ? 3 : 1}
        value={value}
      />
    </>
  )
}

interface MarksProps extends Pick<FieldProps, 'speech'> {
  missing: readonly string[]
}

/** The five languages; form and colour both say which are missing. */
function LanguageMarks({ missing, speech: { texts } }: MarksProps) {
  const named = languages
    .filter(language => missing.includes(language))
    .map(language => texts.languages[language])
  const said = named.length === 0 ? texts.allLanguages : `${texts.missingIn} ${named.join(', ')}`
  return (
    <span aria-label={said} className="studio-marks" role="img">
      {languages.map(language => (
        <i aria-hidden="true" data-missing={missing.includes(language) || undefined} key={language}>
          {language.toUpperCase()}
        </i>
      ))}
    </span>
  )
}
