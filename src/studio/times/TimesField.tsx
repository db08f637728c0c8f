import { type ReactNode, useState } from 'react'

import { weekFieldsOf, weeksIn } from './week-times.ts'
import type { FieldProps } from '#studio/form/field-props.view.ts'

import { SeasonWeeks } from './SeasonWeeks.tsx'

interface Props extends FieldProps {
  /** The times as typed fields. */
  list: ReactNode
}

/** Times as a week one paints, for each season; the form in which they are typed is one press away. */
export function TimesField({ list, ...props }: Props) {
  const { form, speech, value } = props
  const fields = weekFieldsOf(form)
  const stored = fields && weeksIn(value, fields)
  const [isTyped, setTyped] = useState(stored === null)
  // Where the editor types, the fields stay, also once their times could be painted.
  if (stored === null && !isTyped) setTyped(true)
  const { week } = speech.texts
  if (fields === null || stored === null)
    return (
      <>
        {list}
        {fields !== null && <p className="studio-help">{week.notPaintable}</p>}
      </>
    )
  return (
    <>
      {isTyped ? list : <SeasonWeeks {...props} fields={fields} stored={stored} />}
      <button className="button button-quiet" onClick={() => setTyped(!isTyped)} type="button">
        {isTyped ? week.paint : week.type}
      </button>
    </>
  )
}
