import { useState } from 'react'

import type { PaintedWeek } from './week.ts'
import { emptyWeek } from './week.ts'
import { storedWeeks, type WeekFields, weeksIn } from './week-times.ts'
import { isSame } from '#studio/document/patch.ts'

interface Props {
  fields: WeekFields
  onChange: (times: unknown) => void
  stored: readonly PaintedWeek[]
  value: unknown
}

interface Drawn {
  chosen: number
  weeks: readonly PaintedWeek[]
}

/** The weeks as they are drawn, the one that is painted, and the way back. */
export function useWeeks({ fields, onChange, stored, value }: Props) {
  // A season without times is not stored: it stays here until it has some.
  const [drawn, setDrawn] = useState<Drawn>({ chosen: 0, weeks: stored })
  const [past, setPast] = useState<readonly Drawn[]>([])
  const isOwn = isSame(weeksIn(storedWeeks(drawn.weeks, fields), fields), stored)
  const { chosen, weeks } = withOne(isOwn ? drawn : { chosen: drawn.chosen, weeks: stored })
  const write = (next: Drawn) => {
    setDrawn(next)
    const times = storedWeeks(next.weeks, fields)
    if (!isSame(times, value)) onChange(times)
  }
  return {
    canUndo: isOwn && past.length > 0,
    choose: (index: number) => setDrawn({ chosen: index, weeks }),
    chosen,
    /** A step that "undo" takes back; what goes on with the step before is none of its own. */
    set: (next: Partial<Drawn>, isNewStep = true) => {
      if (isNewStep) setPast(isOwn ? [...past, { chosen, weeks }] : [{ chosen, weeks }])
      write({ chosen, weeks, ...next })
    },
    undo: () => {
      const before = past.at(-1)
      if (!isOwn || before === undefined) return
      setPast(past.slice(0, -1))
      write(before)
    },
    weeks
  }
}

/** There is always a week to paint. */
function withOne({ chosen, weeks }: Drawn): Drawn {
  const shown = weeks.length === 0 ? [emptyWeek(undefined)] : weeks
  return { chosen: Math.min(chosen, shown.length - 1), weeks: shown }
}
