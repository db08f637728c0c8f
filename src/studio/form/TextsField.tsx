import { ownProblems, problemsBelow } from './field-problem.ts'
import { missingIn, textsIn, withText } from './values.ts'
import { type Language, languages } from '#domain/text/locale.ts'

import { ChangedTextNote } from './ChangedTextNote.tsx'
import { FieldFrame, FieldProblems } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.view.ts'
import { RichText } from '#studio/rich-text/RichText.tsx'

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
          <LanguageMarks
            changed={changedIn(rest.speech, rest.path)}
            missing={missingIn(value)}
            speech={rest.speech}
          />
          <div className="studio-pair">
            {(['es', beside] as const).map(language => {
              const own = problemsBelow(problems, language)
              const place = language === 'es' ? id : `${id}-${language}`
              const label = texts.languages[language]
              const change = (text: string) => onChange(withText(value, language, text))
              // A text that is missing is to be written in Spanish.
              const isMissing = language === 'es' && ownProblems(problems).length > 0
              const props = {
                id: place,
                isInvalid: own.length > 0 || isMissing,
                label,
                language,
                onChange: change
              }
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
                  <ChangedTextNote
                    {...{ language, value }}
                    label={rest.form.label[rest.speech.language]}
                    path={rest.path}
                    speech={rest.speech}
                  />
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
  /** Their original was changed since. */
  changed: readonly Language[]
  missing: readonly Language[]
}

function changedIn({ changed }: FieldProps['speech'], path: string): Language[] {
  const originals = changed?.texts.find(text => text.path === path)?.originals ?? {}
  return languages.filter(language => originals[language] !== undefined)
}

/** The five languages; form and colour both say which are missing, and which are to be looked at. */
function LanguageMarks({ changed, missing, speech: { texts } }: MarksProps) {
  const named = (chosen: readonly Language[]) => chosen.map(language => texts.languages[language]).join(', ')
  const said = [
    missing.length === 0 ? texts.allLanguages : `${texts.missingIn} ${named(missing)}`,
    changed.length > 0 && `${texts.toReviewIn} ${named(changed)}`
  ]
  return (
    <span aria-label={said.filter(Boolean).join(' · ')} className="studio-marks" role="img">
      {languages.map(language => (
        <i
          aria-hidden="true"
          data-changed={changed.includes(language) || undefined}
          data-missing={missing.includes(language) || undefined}
          key={language}
        >
          {language.toUpperCase()}
        </i>
      ))}
    </span>
  )
}
