/** A part of the day, in minutes from midnight. */
export interface Span {
  from: number
  to: number
}

const meals = ['lunch', 'dinner'] as const
type Meal = (typeof meals)[number]

/** When people in Andalusia sit down to eat. */
export const mealTimes = {
  dinner: { from: 20 * 60, to: 23 * 60 + 30 },
  lunch: { from: 13 * 60, to: 16 * 60 }
} satisfies Record<Meal, Span>

export const mealMinutes = 60

/** Whether an hour of the time of a meal is left free. */
export function leavesMeal(meal: Meal, busy: readonly Span[]): boolean {
  const { from, to } = mealTimes[meal]
  let free = from
  for (const span of busy.toSorted((a, b) => a.from - b.from)) {
    if (span.from - free >= mealMinutes) return true
    free = Math.max(free, span.to)
  }
  return to - free >= mealMinutes
}

export function missedMeals(busy: readonly Span[]): Meal[] {
  return meals.filter(meal => !leavesMeal(meal, busy))
}
