import { type ReactNode, useState } from 'react'

import { emptyWeek, type PaintedWeek } from '#domain/studio/form/week.ts'
import { storedWeeks, type WeekFields, weekFieldsOf, weeksIn } from '#domain/studio/form/week-times.ts'
import { isSame } from '#domain/studio/patch.ts'
import type { FieldProps } from '#islands/studio/form/field-props.ts'

import { SeasonWeek } from './SeasonWeek.tsx'

interface Props extends FieldProps {
  /** The same times as fields that are typed. */
  list: ReactNode
}

/** Times as a week one paints, for each season; the form in which they are typed is one press away. */
export function TimesField({ list, ...props }: Props) {
  const { form, speech, value } = props
  const [isTyped, setTyped] = useState(false)
  const fields = weekFieldsOf(form)
  const stored = fields && weeksIn(value, fields)
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
      {isTyped ? list : <Weeks {...props} fields={fields} stored={stored} />}
      <button
        aria-pressed={isTyped}
        className="button button-quiet"
        onClick={() => setTyped(!isTyped)}
        type="button"
      >
        {isTyped ? week.paint : week.type}
      </button>
    </>
  )
}

interface WeeksProps extends FieldProps {
  fields: WeekFields
  stored: readonly PaintedWeek[]
}

function Weeks({ fields, form, id, onChange, problems, speech, stored, value }: WeeksProps) {
  const { week: texts } = speech.texts
  // A season without times is not stored: it stays here until it has some.
  const [drawn, setDrawn] = useState(stored)
  const weeks = isSame(storedWeeks(drawn, fields), storedWeeks(stored, fields)) ? drawn : stored
  const shown = weeks.length === 0 ? [emptyWeek(undefined)] : weeks
  const set = (changed: readonly PaintedWeek[]) => {
    setDrawn(changed)
    const times = storedWeeks(changed, fields)
    if (!isSame(times, value)) onChange(times)
  }
  return (
    <fieldset className="studio-field" id={`${id}-group`}>
      <legend>{form.label[speech.language]}</legend>
      <p className="studio-help">{texts.help}</p>
      {shown.map((week, index) => (
        <SeasonWeek
          id={index === 0 ? id : `${id}-${index}`}
          key={index}
          onChange={changed => set(shown.with(index, changed))}
          onRemove={shown.length > 1 ? () => set(shown.toSpliced(index, 1)) : null}
          {...{ fields, form, speech, week }}
        />
      ))}
      <div className="studio-problems">
        {problems.map(({ field, problem }) => (
          <p className="field-error" key={`${field} ${problem}`} lang="es">
            {field}: {problem}
          </p>
        ))}
      </div>
      <button
        className="button button-quiet"
        onClick={() => setDrawn([...shown, emptyWeek(newSeason(form, fields))])}
        type="button"
      >
        {texts.addSeason}
      </button>
    </fieldset>
  )
}

/** The season that the schema gives as an example. */
function newSeason({ item }: FieldProps['form'], { season }: WeekFields): unknown {
  return item?.fields.find(({ name }) => name === season)?.example
}
