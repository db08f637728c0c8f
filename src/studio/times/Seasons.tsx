import {
  dayOfYearIn,
  daysBefore,
  daysOf,
  daysPerYear,
  months,
  partsOfYear,
  storedDayOfYear
} from './season-days.ts'
import { fieldsIn } from '#studio/form/values.ts'
import { isEmptyWeek, type PaintedWeek } from './week.ts'
import type { WeekFields } from './week-times.ts'
import { withField } from '#studio/document/patch.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { FieldProps, Speech } from '#studio/form/field-props.view.ts'
import { monthName, seasonName } from './season-name.view.ts'

interface Props extends Pick<FieldProps, 'form' | 'id' | 'problems' | 'speech'> {
  chosen: number
  fields: WeekFields
  /** With which season is painted then, where that is another one. */
  onChange: (weeks: readonly PaintedWeek[], chosen?: number) => void
  onChoose: (index: number) => void
  weeks: readonly PaintedWeek[]
}

/** The year with its seasons, and from when to when each of them is. */
export function Seasons(props: Props) {
  const { chosen, fields, onChange, onChoose, speech, weeks } = props
  const { week: texts } = speech.texts
  return (
    <>
      <Year {...{ chosen, fields, speech, weeks }} />
      <ul className="studio-seasons">
        {weeks.map((week, index) => {
          const name = seasonName(week.season, fields, speech)
          return (
            <li data-chosen={index === chosen || undefined} key={index}>
              {weeks.length > 1 && (
                <button
                  aria-pressed={index === chosen}
                  className="studio-chip"
                  onClick={() => onChoose(index)}
                  type="button"
                >
                  {name}
                </button>
              )}
              <SeasonDays {...props} index={index} name={name} week={week} />
              {weeks.length > 1 && (
                <button
                  aria-label={`${texts.removeSeason}: ${name}`}
                  className="studio-remove"
                  onClick={() => onChange(weeks.toSpliced(index, 1), chosen > index ? chosen - 1 : chosen)}
                  type="button"
                >
                  ×
                </button>
              )}
              {weeks.length > 1 && isEmptyWeek(week) && <p className="studio-help">{texts.emptySeason}</p>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface DaysProps extends Pick<
  Props,
  'fields' | 'form' | 'id' | 'onChange' | 'problems' | 'speech' | 'weeks'
> {
  index: number
  name: string
  week: PaintedWeek
}

/** All year, or from one day of the year to another. */
function SeasonDays({ fields, form, id, index, name, onChange, problems, speech, week, weeks }: DaysProps) {
  const { week: texts } = speech.texts
  const group = form.item?.fields.find(field => field.name === fields.season)
  const set = (season: unknown) => onChange(weeks.with(index, { ...week, season }))
  const isAllYear = week.season === undefined
  const written = fieldsIn(week.season)
  return (
    <>
      <label className="studio-choice">
        <input
          aria-label={weeks.length > 1 ? `${texts.allYear}: ${name}` : undefined}
          checked={isAllYear}
          onChange={({ currentTarget }) =>
            set(currentTarget.checked ? undefined : { [fields.from]: '', [fields.until]: '' })
          }
          type="checkbox"
        />
        <span>{texts.allYear}</span>
      </label>
      {!isAllYear &&
        group?.fields.map(field => (
          <DayOfYearField
            id={`${id}-${index}-${field.name}`}
            isMarked={problems.length > 0}
            key={field.name}
            label={field.label[speech.language]}
            problemId={`${id}-problem`}
            onChange={day => set(withField(written, field.name, day))}
            speech={speech}
            value={written[field.name]}
          />
        ))}
    </>
  )
}

/** Twelve months, with the seasons that have a week; hatched: nothing takes place. */
function Year({ chosen, fields, speech, weeks }: Pick<Props, 'chosen' | 'fields' | 'speech' | 'weeks'>) {
  const names = weeks.map(({ season }) => seasonName(season, fields, speech)).join(', ')
  return (
    <div
      aria-label={interpolate(speech.texts.week.year, { seasons: names })}
      className="studio-year"
      role="img"
    >
      <svg preserveAspectRatio="none" viewBox={`0 0 ${daysPerYear} 8`}>
        {weeks.map(({ season }, index) =>
          partsOfYear(season, fields.from, fields.until).map(([from, until]) => (
            <rect
              data-chosen={index === chosen || undefined}
              height="8"
              key={`${index} ${from}`}
              width={until - from}
              x={from}
            />
          ))
        )}
      </svg>
      <span aria-hidden="true" className="studio-months">
        {months.map(month => (
          <span key={month}>{monthName(month, speech.language).charAt(0).toUpperCase()}</span>
        ))}
      </span>
    </div>
  )
}

interface DayOfYearFieldProps {
  id: string
  /** The contract has something to say: what is no day is marked. */
  isMarked: boolean
  label: string
  onChange: (day: string) => void
  /** Where the contract says it. */
  problemId: string
  speech: Speech
  value: unknown
}

/** A day and a month, without a year. */
function DayOfYearField({ id, isMarked, label, onChange, problemId, speech, value }: DayOfYearFieldProps) {
  const { week: texts } = speech.texts
  const written = dayOfYearIn(value) ?? { day: '', month: '' }
  const invalid = (isMarked && daysBefore(value) === null) || undefined
  const parts = [
    { name: texts.day, options: daysOf(written.month).map(day => [day, String(Number(day))]), part: 'day' },
    {
      name: texts.month,
      options: months.map(month => [month, monthName(month, speech.language)]),
      part: 'month'
    }
  ] as const
  return (
    <span aria-label={label} className="studio-day-of-year" role="group">
      <span aria-hidden="true">{label}</span>
      {parts.map(({ name, options, part }) => (
        <select
          aria-describedby={problemId}
          aria-invalid={invalid}
          aria-label={`${label}: ${name}`}
          className="field"
          id={`${id}-${part}`}
          key={part}
          onChange={({ currentTarget }) =>
            onChange(storedDayOfYear({ ...written, [part]: currentTarget.value }))
          }
          value={written[part]}
        >
          <option value="">{name}</option>
          {options.map(([stored, shown]) => (
            <option key={stored} value={stored}>
              {shown}
            </option>
          ))}
        </select>
      ))}
    </span>
  )
}
