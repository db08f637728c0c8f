import type { MouseEvent } from 'react'

import { interpolate } from '#domain/text/interpolate.ts'
import { type Day, isDay } from '#domain/time/calendar-day.ts'
import { plan } from '#stores/plan/plan.ts'

import type { PlanLabels } from '#islands/plan/plan-labels.ts'

interface Props {
  day: string | null
  /** Shows the controls of a day. */
  setEditing: (day: Day, isEditing: boolean) => void
  isFirst: boolean
  isLast: boolean
  labels: PlanLabels
  name: string
  slug: string
}

/** Years are typed digit by digit: the year 202 is on its way to another one. */
const earliestDay = '2000-01-01'

/** Actions for a stop: another day, another position in its day, or removal. */
export function PlanControls({ day, setEditing, isFirst, isLast, labels, name, slug }: Props) {
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('li')
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    plan.remove(slug)
    focusLater(() => next?.querySelector<HTMLElement>('button:last-of-type') ?? mainPart())
  }
  return (
    <span className="plan-controls">
      <DayInput {...{ day, setEditing, slug }} label={interpolate(labels.day, { name })} />
      <Control
        isDisabled={isFirst}
        label={labels.up}
        name={name}
        onPress={() => plan.move(slug, -1)}
        sign="↑"
      />
      <Control
        isDisabled={isLast}
        label={labels.down}
        name={name}
        onPress={() => plan.move(slug, 1)}
        sign="↓"
      />
      <Control label={labels.remove} name={name} onPress={remove} sign="×" />
    </span>
  )
}

/** A row that changes its day is drawn anew at another place: the focus goes along. */
function focusLater(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => find()?.focus())
}

/** Where the focus goes when nothing is left of a day. */
function mainPart(): HTMLElement | null {
  const main = document.querySelector('main')
  if (main) main.tabIndex = -1
  return main
}

interface DayProps extends Pick<Props, 'day' | 'setEditing' | 'slug'> {
  label: string
}

function DayInput({ day, setEditing, label, slug }: DayProps) {
  const id = `day-${slug}`
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <input
        defaultValue={day ?? ''}
        id={id}
        onBlur={({ target: { value } }) => value === '' && plan.setDay(slug, null)}
        onChange={({ target: { value } }) => {
          if (!isDay(value) || value < earliestDay) return
          setEditing(value, true)
          plan.setDay(slug, value)
          focusLater(() => document.getElementById(id))
        }}
        type="date"
      />
    </label>
  )
}

interface ControlProps {
  isDisabled?: boolean
  label: string
  name: string
  onPress: (event: MouseEvent<HTMLElement>) => void
  sign: string
}

/** Stays where it is when it has nothing to do, so that the focus is not lost. */
function Control({ isDisabled = false, label, name, onPress, sign }: ControlProps) {
  return (
    <button
      aria-disabled={isDisabled}
      aria-label={interpolate(label, { name })}
      onClick={onPress}
      type="button"
    >
      {sign}
    </button>
  )
}
