import type { ReactNode } from 'react'

import type { FieldForm } from '#domain/data/field-form.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { BookingLine } from './booking-table.ts'

interface Props {
  lines: readonly BookingLine[]
  texts: StudioTexts
  view: (form: FieldForm) => ReactNode
}

/** Modes by ways of booking. The first line holds wherever the others are empty; its fields name the columns. */
export function BookingTable({ lines, texts: { booking }, view }: Props) {
  if (lines.length === 0) return null
  return (
    <div className="studio-booking">
      {lines.map(({ fields, mode }) => (
        <fieldset key={mode}>
          <legend>{booking[mode]}</legend>
          {fields.map(view)}
        </fieldset>
      ))}
    </div>
  )
}
