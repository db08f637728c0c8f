import { useEffect, useRef, useState } from 'react'

import { longestNote } from './proposal.ts'
import { problemsBelow } from '#studio/form/field-problem.ts'
import { readableLines } from '#studio/form/readable.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Speech, StudioLanguage } from '#studio/form/field-props.view.ts'
import { PhotoStrip } from '#studio/photos/PhotoStrip.tsx'
import { FieldView } from '#studio/form/FieldView.tsx'
import { documents } from '#studio/list/documents.store.ts'
import { type OpenReview, proposals } from './proposals.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  language: StudioLanguage
  review: OpenReview
  texts: StudioTexts
}

/** Current and proposed values, field by field. The proposal can be changed before it is published. */
export function ReviewPanel({ language, review, texts }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { proposal: words } = texts
  const speech: Speech = {
    provinces: [],
    beside: 'en',
    find: documents.find,
    language,
    nameOf: documents.nameOf,
    place: review.proposal.place,
    texts,
    tidyHtml: proposals.tidyHtml
  }
  return (
    <section aria-labelledby="studio-review" className="studio-review">
      <h3 id="studio-review" ref={heading} tabIndex={-1}>
        {review.proposal.title}
      </h3>
      {review.proposal.note !== '' && <blockquote>{review.proposal.note}</blockquote>}
      {review.forms.map(form => (
        <article aria-label={form.label[language]} className="studio-form" key={form.name}>
          {review.changedSince.includes(form.name) && <p className="field-error">{words.changedSince}</p>}
          <p className="studio-help">{words.now}</p>
          {form.control === 'pictures' && <PhotoStrip value={review.document.fields[form.name]} />}
          <Lines none={texts.empty} value={review.document.fields[form.name]} />
          <p className="studio-help">
            {interpolate(words.proposed, { name: review.proposal.author.name ?? texts.somebody })}
          </p>
          <FieldView
            form={form}
            id={`studio-review-${form.name}`}
            onChange={value => proposals.change(form.name, value)}
            path={form.name}
            problems={problemsBelow(review.problems, form.name)}
            speech={speech}
            value={review.fields[form.name]}
          />
        </article>
      ))}
      <Answer {...{ texts }} />
    </section>
  )
}

function Lines({ none, value }: { none: string; value: unknown }) {
  const lines = readableLines(value)
  return (
    <ul className="studio-now">
      {(lines.length === 0 ? [none] : lines).map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no name, and stay in their order
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

/** The word reaches the company: a refusal is none without it. */
function Answer({ texts }: Pick<Props, 'texts'>) {
  const [word, setWord] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { proposal: words } = texts
  const answer = async (send: (word: string) => Promise<string | null>) => {
    if (isBusy) return
    setBusy(true)
    const code = await send(word.trim())
    setBusy(false)
    setProblem(code)
  }
  const refuse = async (text: string) => (text === '' ? 'word-needed' : proposals.refuse(text))
  return (
    <div className="studio-answer">
      <label>
        {words.word}
        <textarea
          aria-describedby="studio-answer-problem"
          aria-invalid={problem === 'word-needed' || undefined}
          className="field"
          maxLength={longestNote}
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
          rows={2}
          value={word}
        />
      </label>
      <p className="field-error" id="studio-answer-problem" role="alert">
        {problem !== null && (problemsIn(words)[problem] ?? words.problem.other)}
      </p>
      <div className="studio-bar-actions">
        <button
          aria-disabled={isBusy}
          className="button"
          onClick={() => void answer(proposals.publish)}
          type="button"
        >
          {words.publish}
        </button>
        <button
          aria-disabled={isBusy}
          className="button button-quiet"
          onClick={() => void answer(refuse)}
          type="button"
        >
          {words.refuse}
        </button>
        <button className="button button-quiet" onClick={proposals.close} type="button">
          {texts.cancel}
        </button>
      </div>
    </div>
  )
}

function problemsIn({ problem }: StudioTexts['proposal']): Readonly<Record<string, string>> {
  return problem
}
