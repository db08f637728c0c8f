import { useState } from 'react'
import { ownProblems, problemsBelow } from './field-problem.ts'
import { fitsControl } from './fits-control.ts'
import { withField } from '#studio/document/patch.ts'
import { fieldsIn, itemsIn, listOrNothing, moveItem, stringsIn } from './values.ts'
import { AmountsField } from './AmountsField.tsx'
import { AnswerField, ChoiceField, ChoicesField, FlagField } from './ChoiceField.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { areFolded, FoldedItem } from './FoldedItem.tsx'
import type { FieldProps } from './field-props.view.ts'
import { JsonField } from './JsonField.tsx'
import { PictureField } from './PictureField.tsx'
import { PointField } from '#studio/map/PointField.tsx'
import { PicturesField } from '#studio/photos/PicturesField.tsx'
import { PricesField } from '#studio/prices/PricesField.tsx'
import { ReferenceField } from './ReferenceField.tsx'
import { TextsField } from './TextsField.tsx'
import { TimesField } from '#studio/times/TimesField.tsx'
import { TypedField } from './TypedField.tsx'
import { momentFrom, writtenMoment } from './moment.ts'

/** A field of a document: with the control that its schema asks for, or as it is stored where the control cannot show it. */
export function FieldView(props: FieldProps) {
  const isShown = fitsControl(props.form.control, props.value)
  const [isStored, setStored] = useState(!isShown)
  // The editor who mends it goes on there, until the field is left.
  if (!isShown && !isStored) setStored(true)
  return isStored ? <JsonField {...props} onLeave={() => setStored(!isShown)} /> : <ControlView {...props} />
}

function ControlView(props: FieldProps) {
  switch (props.form.control) {
    case 'amounts':
      return <AmountsField {...props} />
    case 'answer':
      return <AnswerField {...props} />
    case 'choice':
      return <ChoiceField {...props} />
    case 'choices':
      return <ChoicesField {...props} />
    case 'flag':
      return <FlagField {...props} />
    case 'group':
      return <GroupField {...props} />
    case 'html-per-language':
    case 'text-per-language':
      return <TextsField {...props} isHtml={props.form.control === 'html-per-language'} />
    case 'json':
      return <JsonField {...props} />
    case 'line':
    case 'number':
    case 'text':
      return <TypedField {...props} kind={props.form.control} />
    case 'point':
      return <PointField {...props} />
    case 'picture':
      return <PictureField {...props} />
    case 'pictures':
      return <PicturesField {...props} />
    case 'list':
      return <ListField {...props} />
    case 'prices':
      return <PricesField {...props} />
    case 'schedules':
      return <TimesField {...props} list={<ListField {...props} />} />
    case 'moment':
      return <MomentField {...props} />
    case 'reference':
    case 'references':
      return <ReferenceField {...props} isMany={props.form.control === 'references'} />
    case 'words':
    default:
      return <WordsField {...props} />
  }
}

/** Fields that belong together. What the group has beside them stays. */
function GroupField({ onChange, problems, value, ...rest }: FieldProps) {
  return (
    <FieldFrame {...rest} isGroup problems={ownProblems(problems)}>
      {() => <Members {...rest} onChange={onChange} problems={problems} value={value} />}
    </FieldFrame>
  )
}

function Members({ form, id, onChange, path, problems, speech, value }: FieldProps) {
  const fields = fieldsIn(value)
  return form.fields.map(member => (
    <FieldView
      form={member}
      id={`${id}-${member.name}`}
      key={member.name}
      onChange={changed => {
        const group = withField(fields, member.name, changed)
        onChange(Object.keys(group).length === 0 ? undefined : group)
      }}
      path={`${path}.${member.name}`}
      problems={problemsBelow(problems, member.name)}
      speech={speech}
      value={fields[member.name]}
    />
  ))
}

/** A list in its order. */
function ListField({ onChange, problems, value, ...rest }: FieldProps) {
  const { form, id, speech } = rest
  const items = itemsIn(value)
  const { item } = form
  if (item === null || item.control === 'json')
    return <JsonField {...rest} onChange={onChange} problems={problems} value={value} />
  const add = () => onChange([...items, item.control === 'group' ? {} : { es: '' }])
  const isFolded = areFolded(item, items.length)
  const view = (one: unknown, index: number) => (
    <FieldView
      form={{ ...item, label: { en: `${index + 1}`, es: `${index + 1}` } }}
      id={`${id}-${index}`}
      onChange={changed => onChange(items.with(index, changed ?? {}))}
      path={`${rest.path}.${index}`}
      problems={problemsBelow(problems, String(index))}
      speech={speech}
      value={one}
    />
  )
  return (
    <FieldFrame {...rest} isGroup problems={ownProblems(problems)}>
      {() => (
        <>
          <ol className="studio-list" data-folded={isFolded || undefined} data-kind={form.control}>
            {items.map((one, index) => (
              <li key={`${id}-${items.length}-${index}`}>
                <ItemTools
                  {...{ index, speech }}
                  length={items.length}
                  onMove={by => onChange(moveItem(items, index, by))}
                  onRemove={() => onChange(listOrNothing(items.toSpliced(index, 1)))}
                />
                {isFolded ? (
                  <FoldedItem
                    form={item}
                    problems={problemsBelow(problems, String(index))}
                    speech={speech}
                    value={one}
                  >
                    {view(one, index)}
                  </FoldedItem>
                ) : (
                  view(one, index)
                )}
              </li>
            ))}
          </ol>
          <button className="button button-quiet" id={id} onClick={add} type="button">
            {speech.texts.add}: {form.label[speech.language]}
          </button>
        </>
      )}
    </FieldFrame>
  )
}

interface ToolsProps extends Pick<FieldProps, 'speech'> {
  index: number
  length: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function ItemTools({ index, length, onMove, onRemove, speech: { texts } }: ToolsProps) {
  const place = `${index + 1}`
  return (
    <div className="studio-item-tools">
      <button
        aria-label={`${texts.up}: ${place}`}
        disabled={index === 0}
        onClick={() => onMove(-1)}
        type="button"
      >
        ↑
      </button>
      <button
        aria-label={`${texts.down}: ${place}`}
        disabled={index === length - 1}
        onClick={() => onMove(1)}
        type="button"
      >
        ↓
      </button>
      <button aria-label={`${texts.remove}: ${place}`} onClick={onRemove} type="button">
        ×
      </button>
    </div>
  )
}

/** A day, and a time unless it is all of the day. What is no moment stays to be mended as it was typed. */
function MomentField({ onChange, value, ...rest }: FieldProps) {
  const written = writtenMoment(value)
  if (written === null) return <TypedField {...rest} kind="line" onChange={onChange} value={value} />
  const { texts } = rest.speech
  return (
    <FieldFrame {...rest} isGroup>
      {({ id, ...described }) => (
        <div className="studio-row">
          <label htmlFor={id}>
            {texts.day}
            <input
              {...described}
              className="field"
              id={id}
              onChange={({ currentTarget }) =>
                onChange(momentFrom({ ...written, day: currentTarget.value }, value))
              }
              type="date"
              value={written.day}
            />
          </label>
          <label htmlFor={`${id}-time`}>
            {texts.time}
            <input
              className="field"
              disabled={written.day === ''}
              id={`${id}-time`}
              onChange={({ currentTarget }) =>
                onChange(momentFrom({ ...written, time: currentTarget.value }, value))
              }
              type="time"
              value={written.time}
            />
          </label>
        </div>
      )}
    </FieldFrame>
  )
}

/** Short texts, with commas between them while they are written. */
function WordsField({ onChange, value, ...rest }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <FieldFrame {...rest}>
      {described => (
        <textarea
          {...described}
          className="field"
          onBlur={() => setTyped(null)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(listOrNothing(wordsIn(currentTarget.value)))
          }}
          placeholder={stringsIn(rest.form.example).join(', ')}
          rows={2}
          value={typed ?? stringsIn(value).join(', ')}
        />
      )}
    </FieldFrame>
  )
}

function wordsIn(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map(word => word.trim())
    .filter(Boolean)
}
