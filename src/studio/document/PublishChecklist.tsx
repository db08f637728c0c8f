import { useEffect } from 'react'

import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { useStore } from '#islands/ui/useStore.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { effect, type PublishEffect } from '#studio/preview/effect.store.ts'
import { pageRouteOf } from '#studio/preview/page-route.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { type Editing, isChanged, isSeen, withDraftMark } from './editing.ts'
import { editor } from './editor.store.ts'
import { leadToField } from './form-lead.store.ts'

interface Props {
  editing: Editing
  language: StudioLanguage
  texts: StudioTexts
}

/** Says before a publication what nobody can book without, and what it changes elsewhere. */
export function PublishChecklist({ editing, language, texts }: Props) {
  const { missing } = editor.checklist()
  const move = moveOf(editing)
  const isToPublish = isChanged(editing) || !isSeen(editing.stored)
  if (missing.length === 0 && !isToPublish) return null
  const { checklist: words } = texts
  return (
    <section aria-label={words.title} className="studio-checklist">
      {missing.length > 0 && (
        <p>
          {words.missing}{' '}
          {missing.map(name => (
            <button key={name} onClick={() => leadToField(name)} type="button">
              {labelOf(editing, name, language)}
            </button>
          ))}
        </p>
      )}
      {move !== null && <p>{interpolate(words.address, move)}</p>}
      {isToPublish && <Effect isMoved={move !== null} {...{ editing, language, texts }} />}
    </section>
  )
}

/** After the last key: the publisher makes the site twice to count. */
const pauseMs = 1000

/** How many pages change, come and go; its line is there before the numbers. */
function Effect({ editing: { fields, place }, isMoved, language, texts }: Props & { isMoved: boolean }) {
  const counted = useStore(effect.$effect)
  useEffect(() => effect.forget, [])
  useEffect(() => {
    const timer = setTimeout(() => void effect.count(place, withDraftMark(fields, false)), pauseMs)
    return () => clearTimeout(timer)
  }, [fields, place])
  const { checklist: words } = texts
  if (counted.kind === 'failed') return <p>{words.uncounted}</p>
  if (counted.kind !== 'ready') return <p>{words.counting}</p>
  const lines = effectLines(counted.value, isMoved, language, texts)
  return <p>{lines.length === 0 ? words.noPages : `${words.pages} ${lines.join(', ')}.`}</p>
}

/** Pages that go because their document moved have a redirect. */
function effectLines(
  { added, changed, removed }: PublishEffect,
  isMoved: boolean,
  language: StudioLanguage,
  { checklist: words }: StudioTexts
): string[] {
  const told = [
    [changed, { one: words.changed_one, other: words.changed_other }],
    [added, { one: words.added_one, other: words.added_other }],
    [
      removed,
      isMoved
        ? { one: words.redirected_one, other: words.redirected_other }
        : { one: words.removed_one, other: words.removed_other }
    ]
  ] as const
  return told.flatMap(([count, forms]) => (count === 0 ? [] : [pluralText(forms, count, language)]))
}

/** How a field is called in the form. */
export function labelOf({ form }: Pick<Editing, 'form'>, name: string, language: StudioLanguage): string {
  const field = form.flatMap(({ fields }) => fields).find(each => each.name === name)
  return field?.label[language] ?? name
}

/** The addresses of a page that moves. */
function moveOf({ fields, place, stored }: Editing): { after: string; before: string } | null {
  const before = isSeen(stored) ? pageRouteOf(place, stored) : null
  const after = pageRouteOf(place, fields)
  return before === null || after === null || before === after ? null : { after, before }
}
