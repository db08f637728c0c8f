import { type KeyboardEvent, useEffect } from 'react'

import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import type { PlanItem } from '#domain/plan/plan.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { DayField } from '#islands/plan/DayField.tsx'
import type { PlanLabels } from '#islands/plan/plan-labels.ts'
import { plan } from '#stores/plan/plan.ts'

import { beginDrag } from './drag-stop.ts'

interface MoveProps {
  isOpen: boolean
  labels: PlanLabels
  name: string
  onOpen: (slug: string | null) => void
  slug: string
}

/** The one control of a stop: it is dragged, moves the stop with the arrow keys, and opens the choices for both. */
export function MoveButton({ isOpen, labels, name, onOpen, slug }: MoveProps) {
  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(slug, step, '.plan-move')
  }
  return (
    <button
      aria-expanded={isOpen}
      aria-label={interpolate(labels.move, { name })}
      className="plan-move"
      onClick={() => onOpen(isOpen ? null : slug)}
      onKeyDown={moveByKey}
      onPointerDown={({ nativeEvent }) => beginDrag(nativeEvent, slug)}
      type="button"
    >
      <span aria-hidden="true">⠿</span> {labels.moveShort}
    </button>
  )
}

const steps: Partial<Record<string, -1 | 1>> = { ArrowDown: 1, ArrowUp: -1 }

interface Props {
  entry: PlanEntry | undefined
  /** Where the days begin for a stop that has none. */
  firstDay: Day | null
  isFirst: boolean
  isLast: boolean
  item: PlanItem
  labels: PlanLabels
  language: Language
  name: string
  onOpen: (slug: string | null) => void
}

/** Another day, another position in its day, or removal. Days on which the stop does not take place are closed. */
export function PlanControls(props: Props) {
  const { entry, firstDay, isFirst, isLast, item, labels, language, name, onOpen } = props
  const { day, slug } = item
  const label = (text: string) => interpolate(text, { name })
  useEffect(() => closeByEscape(slug, onOpen), [onOpen, slug])
  return (
    <div aria-label={label(labels.move)} className="plan-controls" role="group">
      <DayField
        {...{ day, language }}
        from={firstDay}
        label={label(labels.day)}
        offer={{ daysOff: [], timetable: entry ?? everyDay }}
        onDay={chosen => onDay(slug, chosen)}
        texts={labels.when}
      />
      <p className="plan-steps">
        <Control
          className="plan-up"
          isDisabled={isFirst}
          label={label(labels.up)}
          onPress={() => move(slug, -1, '.plan-up')}
          text={labels.upShort}
        />
        <Control
          className="plan-down"
          isDisabled={isLast}
          label={label(labels.down)}
          onPress={() => move(slug, 1, '.plan-down')}
          text={labels.downShort}
        />
        <Control
          className="plan-remove"
          label={label(labels.remove)}
          onPress={() => remove(slug)}
          text={labels.removeShort}
        />
      </p>
      <p className="soft">{labels.moveHint}</p>
    </div>
  )
}

/** Escape closes the choices of a stop from wherever the focus is, and leads back to their button. */
function closeByEscape(slug: string, onOpen: Props['onOpen']): () => void {
  const close = ({ key }: globalThis.KeyboardEvent) => {
    if (key !== 'Escape') return
    onOpen(null)
    focusLater(() => rowOf(slug)?.querySelector<HTMLElement>('.plan-move') ?? null)
  }
  addEventListener('keydown', close)
  return () => removeEventListener('keydown', close)
}

/** A stop that is not offered any more has no timetable. */
const everyDay = { durationMinutes: null, eventDate: null, schedules: [] }

interface ControlProps {
  className: string
  isDisabled?: boolean
  label: string
  onPress: () => void
  text: string
}

/** Stays where it is when it has nothing to do, so that the focus is not lost. */
function Control({ className, isDisabled = false, label, onPress, text }: ControlProps) {
  return (
    <button
      aria-disabled={isDisabled}
      aria-label={label}
      className={className}
      onClick={onPress}
      type="button"
    >
      {text}
    </button>
  )
}

const rowOf = (slug: string) => document.querySelector<HTMLElement>(`.plan-board [data-slug="${slug}"]`)

function move(slug: string, by: -1 | 1, control: string): void {
  plan.move(slug, by)
  focusLater(() => rowOf(slug)?.querySelector<HTMLElement>(control) ?? null)
}

function onDay(slug: string, day: Day): void {
  plan.setDay(slug, day)
  focusLater(() => rowOf(slug)?.querySelector<HTMLElement>('.strip :checked') ?? null)
}

function remove(slug: string): void {
  const row = rowOf(slug)
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  plan.remove(slug)
  focusLater(() => next?.querySelector<HTMLElement>('.plan-move') ?? mainPart())
}

/** A row that changes its place is drawn anew: the focus goes along. */
function focusLater(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => find()?.focus())
}

/** Takes the focus when nothing is left of a day. */
function mainPart(): HTMLElement | null {
  const main = document.querySelector('main')
  if (main) main.tabIndex = -1
  return main
}
