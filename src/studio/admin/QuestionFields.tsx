import { useId } from 'react'

import { languages } from '#domain/text/locale.ts'
import { questionTopics } from '#domain/question/question.ts'
import type { EditedQuestion } from './admin.store.ts'

import type { AdminTexts } from './admin-texts.view.ts'

interface Props {
  known: EditedQuestion | null
  texts: AdminTexts
}

/** The question and its answer, language by language. */
export function QuestionTexts({ known, texts }: Props) {
  return languages.map(language => (
    <fieldset key={language}>
      <legend>{texts.languages[language]}</legend>
      <label>
        {texts.question}
        <input
          className="field"
          defaultValue={known?.question[language]}
          lang={language}
          name={`question-${language}`}
        />
      </label>
      <label>
        {texts.answer}
        <textarea
          className="field"
          defaultValue={known?.answerHtml[language]}
          lang={language}
          name={`answer-${language}`}
          rows={4}
        />
      </label>
    </fieldset>
  ))
}

/** Under which topic it stands, and where. */
export function QuestionPlace({ known, texts }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={`${id}t`}>{texts.topic}</label>
      <select className="field" defaultValue={known?.topic} id={`${id}t`} name="topic">
        {questionTopics.map(topic => (
          <option key={topic} value={topic}>
            {texts.topics[topic]}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}o`}>{texts.order}</label>
      <input
        className="field"
        defaultValue={known?.order ?? ''}
        id={`${id}o`}
        min={0}
        name="order"
        step="any"
        type="number"
      />
    </>
  )
}
