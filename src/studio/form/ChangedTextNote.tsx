import { useState } from 'react'

import { textsIn } from './values.ts'
import { originalFor } from '#studio/translation/texts.ts'
import type { Language } from '#domain/text/locale.ts'
import { ChangedOriginal } from '#studio/translation/editor/ChangedOriginal.tsx'

import type { FieldProps } from './field-props.view.ts'

interface Props extends Pick<FieldProps, 'path' | 'speech' | 'value'> {
  label: string
  language: Language
}

/** Changes of an original since its translation was made. A new translation also settles them, once it is saved. */
export function ChangedTextNote({ label, language, path, speech, value }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const { changed, texts } = speech
  const text = changed?.texts.find(found => found.path === path)
  const before = text?.originals[language]
  const original = text ? originalFor(text.texts, language) : null
  const isAsSaved = text?.texts[language] === textsIn(value)[language]
  if (changed === undefined || before === undefined || original === null || !isAsSaved) return null
  return (
    <>
      <ChangedOriginal
        after={original.text}
        before={before}
        isWritable
        label={`${label}, ${texts.languages[language]}`}
        onConfirm={() => void changed.confirm({ language, path }).then(isDone => setFailed(!isDone))}
        original={original.language}
        texts={texts}
      />
      {hasFailed && <p role="alert">{texts.translation.confirmFailed}</p>}
    </>
  )
}
