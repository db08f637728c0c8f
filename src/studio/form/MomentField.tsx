import { momentFrom, writtenMoment } from './moment.ts'

import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.view.ts'
import { TypedField } from './TypedField.tsx'

/** A day, and a time unless it is all of the day. What is no moment stays to be mended as it was typed. */
export function MomentField({ onChange, value, ...rest }: FieldProps) {
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
