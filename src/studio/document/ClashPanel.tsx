import { useEffect, useRef } from 'react'

import type { Editing } from './editing.ts'
import { lineIn } from '#studio/form/values.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Editor, editor } from './editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'

interface Props {
  editing: Editing
  language: StudioLanguage
  /** The one of the document that is open, unless it is said. */
  of?: Pick<Editor, 'choose'>
  texts: StudioTexts
}

/** Conflicts between two people, field by field: the value before, the other person's, and the one here. */
export function ClashPanel({ editing: { clashes, clashWith, form }, language, of = editor, texts }: Props) {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  const labels = new Map(
    form.flatMap(({ fields }) => fields.map(({ label, name }) => [name, label[language]]))
  )
  const labelOf = (field: string) => {
    const [name = field, part] = field.split('.')
    return [labels.get(name) ?? name, part?.toUpperCase()].filter(Boolean).join(' · ')
  }
  return (
    <section aria-labelledby="studio-clash" className="studio-clash">
      <h3 id="studio-clash" ref={place} tabIndex={-1}>
        {texts.clashTitle}
      </h3>
      <p>{interpolate(texts.clashBy, { name: clashWith?.name ?? texts.somebody })}</p>
      {clashes.map(clash => (
        <article aria-label={labelOf(clash.field)} key={clash.field}>
          <h4>{labelOf(clash.field)}</h4>
          <dl>
            {(['before', 'theirs', 'mine'] as const).map(side => (
              <div key={side}>
                <dt>{texts.clashColumns[side]}</dt>
                <dd>{lineIn(clash[side]) || texts.empty}</dd>
              </div>
            ))}
          </dl>
          <button className="button button-quiet" onClick={() => of.choose(clash, 'theirs')} type="button">
            {texts.takeTheirs}
          </button>
          <button className="button" onClick={() => of.choose(clash, 'mine')} type="button">
            {texts.takeMine}
          </button>
        </article>
      ))}
    </section>
  )
}
