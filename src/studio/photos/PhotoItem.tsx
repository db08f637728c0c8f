import type { FieldForm } from '#domain/data/field-form.ts'
import type { FieldProblem } from '#studio/form/field-problem.ts'
import { ownProblems, problemsBelow } from '#studio/form/field-problem.ts'
import { missingIn } from '#studio/form/values.ts'
import { type Fields, withField } from '#studio/document/patch.ts'
import { addressOf, sizeOf } from './photo-list.ts'
import { uploadedFile } from '#domain/data/picture-file.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { FieldProblems } from '#studio/form/FieldFrame.tsx'
import type { Speech } from '#studio/form/field-props.view.ts'
import { TextsField } from '#studio/form/TextsField.tsx'
import { TypedField } from '#studio/form/TypedField.tsx'

import { FocusPicker } from './FocusPicker.tsx'
import type { PhotoDrag } from './usePhotoDrag.ts'

export type PhotoTool = 'down' | 'handle' | 'up'

interface Props {
  drag: PhotoDrag
  /** Of all photographs. */
  form: FieldForm
  id: string
  index: number
  length: number
  onChange: (photo: Fields) => void
  onMove: (by: -1 | 1, tool: PhotoTool) => void
  onRemove: () => void
  /** Where in the document: `imagenes.0`. */
  path: string
  photo: Fields
  problems: readonly FieldProblem[]
  speech: Speech
}

/** A photograph: what is seen on it, what must stay in view, and its place among the others. */
export function PhotoItem({ form, id, onChange, path, photo, problems, speech, ...place }: Props) {
  const { texts } = speech
  const fields = form.item?.fields ?? []
  const isUploaded = uploadedFile(addressOf(photo)) !== null
  const size = sizeOf(photo)
  const propsOf = (member: FieldForm) => ({
    form: member,
    id: `${id}-${member.name}`,
    onChange: (value: unknown) => onChange(withField(photo, member.name, value)),
    path: `${path}.${member.name}`,
    problems: problemsBelow(problems, member.name),
    speech,
    value: photo[member.name]
  })
  const named = (...names: string[]) => fields.filter(({ name }) => names.includes(name))
  const missing = missingIn(photo['alt']).map(language => texts.languages[language])
  return (
    <li aria-label={interpolate(texts.photos.place, { number: place.index + 1 })}>
      <PhotoTools {...place} id={id} speech={speech} />
      <FieldProblems id={id} problems={ownProblems(problems)} speech={speech} />
      <div className="studio-photo">
        {isUploaded && size !== null && (
          <FocusPicker
            id={id}
            number={place.index + 1}
            onChange={onChange}
            photo={photo}
            size={size}
            texts={texts.photos.focus}
          />
        )}
        <div>
          {named('alt').map(member => (
            <TextsField key={member.name} {...propsOf(member)} isHtml={false} />
          ))}
          {missing.length > 0 && (
            <p className="studio-photo-missing">
              {texts.photos.altMissing} {missing.join(', ')}
            </p>
          )}
          <details open={!isUploaded}>
            <summary>{texts.photos.other}</summary>
            {named('url', 'ancho', 'alto').map(member => (
              <TypedField
                key={member.name}
                {...propsOf(member)}
                kind={member.name === 'url' ? 'line' : 'number'}
              />
            ))}
          </details>
        </div>
      </div>
    </li>
  )
}

type ToolsProps = Pick<Props, 'drag' | 'id' | 'index' | 'length' | 'onMove' | 'onRemove' | 'speech'>

function PhotoTools({ drag, id, index, length, onMove, onRemove, speech: { texts } }: ToolsProps) {
  const number = index + 1
  return (
    <div className="studio-item-tools">
      <strong>{index === 0 ? texts.photos.first : interpolate(texts.photos.place, { number })}</strong>
      {length > 1 && (
        <button
          aria-label={interpolate(texts.photos.carry, { number })}
          className="studio-photo-handle"
          id={`${id}-handle`}
          onKeyDown={event => {
            const by = { ArrowDown: 1, ArrowUp: -1 } as const
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            onMove(by[event.key], 'handle')
          }}
          onPointerDown={event => drag.begin(event, index)}
          type="button"
        >
          ⠿
        </button>
      )}
      <button
        aria-label={`${texts.up}: ${number}`}
        disabled={index === 0}
        id={`${id}-up`}
        onClick={() => onMove(-1, 'up')}
        type="button"
      >
        ↑
      </button>
      <button
        aria-label={`${texts.down}: ${number}`}
        disabled={index === length - 1}
        id={`${id}-down`}
        onClick={() => onMove(1, 'down')}
        type="button"
      >
        ↓
      </button>
      <button
        aria-label={interpolate(texts.photos.removal.title, { number })}
        onClick={onRemove}
        type="button"
      >
        ×
      </button>
    </div>
  )
}
