import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { pageRouteOf } from '#studio/preview/page-route.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { type Editing, isSeen } from './editing.ts'
import { editor } from './editor.store.ts'
import { leadToField } from './form-lead.store.ts'

interface Props {
  editing: Editing
  language: StudioLanguage
  texts: StudioTexts
}

/** Says before a publication what nobody can book without, and what it changes elsewhere. */
export function PublishChecklist({ editing, language, texts }: Props) {
  const { isOnCards, missing } = editor.checklist()
  const move = moveOf(editing)
  if (missing.length === 0 && move === null && !isOnCards) return null
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
      {isOnCards && <p>{words.cards}</p>}
    </section>
  )
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
