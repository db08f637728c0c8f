import { listOrNothing, stringsIn } from './values.ts'
import { normalize } from '#domain/text/search-words.ts'

import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.view.ts'
import { optionName } from './option-name.view.ts'

/** One of several values; a stored value that is none of them stays, and is shown. */
export function ChoiceField({ onChange, value, ...rest }: FieldProps) {
  const chosen = typeof value === 'string' ? value : ''
  const { options } = rest.form
  const isKnown = chosen === '' || options.some(option => option.value === chosen)
  return (
    <FieldFrame {...rest}>
      {described => (
        <select
          {...described}
          className="field"
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
          value={chosen}
        >
          <option value="">{rest.speech.texts.notChosen}</option>
          {!isKnown && <option value={chosen}>{chosen}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {optionName(option, rest.speech.texts)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** Any of several values; those that are none of them stay, and can be taken away. */
export function ChoicesField({ onChange, value, ...rest }: FieldProps) {
  const chosen = stringsIn(value)
  const isChosen = (option: string) => chosen.some(one => normalize(one) === normalize(option))
  const unknown = chosen.filter(
    one => !rest.form.options.some(option => normalize(option.value) === normalize(one))
  )
  const toggle = (option: string) => {
    const others = chosen.filter(one => normalize(one) !== normalize(option))
    onChange(listOrNothing(isChosen(option) ? others : [...chosen, option]))
  }
  return (
    <FieldFrame {...rest} isGroup>
      {({ id }) => (
        <div className="studio-choices">
          {[...rest.form.options, ...unknown.map(one => ({ name: one, value: one }))].map((option, index) => (
            <label className="studio-choice" key={option.value}>
              <input
                checked={isChosen(option.value)}
                id={index === 0 ? id : undefined}
                onChange={() => toggle(option.value)}
                type="checkbox"
              />
              <span>{optionName(option, rest.speech.texts)}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

export function FlagField({ onChange, value, ...rest }: FieldProps) {
  return (
    <FieldFrame {...rest}>
      {described => (
        <input
          {...described}
          checked={value === true}
          className="studio-tick"
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? true : undefined)}
          type="checkbox"
        />
      )}
    </FieldFrame>
  )
}

/** Yes, no, or nothing said. */
export function AnswerField({ onChange, value, ...rest }: FieldProps) {
  const { no, notSaid, yes } = rest.speech.texts.answers
  return (
    <FieldFrame {...rest}>
      {described => (
        <select
          {...described}
          className="field"
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value === '' ? undefined : currentTarget.value === 'yes')
          }
          value={value === true ? 'yes' : value === false ? 'no' : ''}
        >
          <option value="">{notSaid}</option>
          <option value="yes">{yes}</option>
          <option value="no">{no}</option>
        </select>
      )}
    </FieldFrame>
  )
}
