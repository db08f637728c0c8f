import { clockTimeOf, type Day, restOfWeek } from '#domain/time/calendar-day.ts'
import { memoizeByWord, memoizePerWord } from '#domain/data/memoize.ts'
import type { Experience } from './experience.ts'
import { eveningFrom, usualStarts } from './availability.ts'
import { distanceInTime, nextStarts, soonestFirst } from './next-starts.ts'

/** How one gets there, for whom, when and in which weather: what a cover gathers its experiences under. */
export const coverSections = ['carFree', 'children', 'week', 'rain'] as const
export type CoverSection = (typeof coverSections)[number]

/** A row of the first posters, and how many there are at most (specification, section 9). */
const rowOfHighlights = 4
export const maxHighlights = 6
/** A section with a single experience is none. */
const fewest = 2
const maxInSection = 3
/** How long children stay with it. */
const longestForChildrenMinutes = 150
const daysInWeek = 7

const belongs = {
  carFree: ({ isCarFree }) => isCarFree,
  children: ({ durationMinutes, prices }) =>
    durationMinutes !== null &&
    durationMinutes <= longestForChildrenMinutes &&
    prices.some(({ amounts }) => amounts.some(({ audience }) => audience === 'nino')),
  rain: ({ isIndoor }) => isIndoor,
  week: (experience, day) => {
    const [next] = nextStarts(day, experience)
    return next !== undefined && daysLeftIn(day).includes(next.day) && !isDaily(experience)
  }
} satisfies Record<CoverSection, (experience: Experience, day: Day) => boolean>

/** The first posters of a cover: its VIPs, what begins soon before the others. Behind them other experiences fill up the row, or a second one (specification, section 9). */
export function coverHighlights(day: Day, vips: Experience[], others: Experience[]): Experience[] {
  const shown = vips.length > rowOfHighlights ? maxHighlights : rowOfHighlights
  return [...nearestFirst(day, vips), ...nearestFirst(day, others)].slice(0, shown)
}

function nearestFirst(day: Day, experiences: Experience[]): Experience[] {
  return soonestFirst(day, experiences, each => each)
}

function isLater(day: Day, experience: Experience): boolean {
  return distanceInTime(day, experience) === 'later'
}

/** Families plan for the coming days, and children go to bed: what is months away, or begins in the evening alone, comes last for them. */
function isForNextDays(day: Day, experience: Experience): boolean {
  const starts = usualStarts(experience)
  const isByDay = starts.length === 0 || starts.some(({ first }) => first < eveningFrom)
  return isByDay && !isLater(day, experience)
}

/** Asked for each experience. */
const daysLeftIn = memoizeByWord(restOfWeek)

/** Fills each section of a cover. An experience appears once as long as there are enough others. Experiences that some partner leaves out are not used, so a section shows the same in every mode. A section without enough experiences is empty. */
export function coverSectionsOf(
  day: Day,
  experiences: Experience[],
  shownAbove: Experience[]
): Record<CoverSection, Experience[]> {
  const shown = new Set(shownAbove)
  const found: Record<CoverSection, Experience[]> = { carFree: [], children: [], rain: [], week: [] }
  for (const section of coverSections) {
    const last = (each: Experience) =>
      section === 'children' && !isForNextDays(day, each) ? 2 : Number(shown.has(each))
    const fitting = fittingOn(day, experiences)[section].toSorted(
      (a, b) => last(a) - last(b) || Number(isLater(day, a)) - Number(isLater(day, b))
    )
    const picked = fitting.slice(0, maxInSection)
    if (picked.length < fewest) continue
    for (const each of picked) shown.add(each)
    found[section] = section === 'week' ? byNextStart(day, picked) : picked
  }
  return found
}

/** The publisher asks for the same lists and the same experiences again after each edit. */
const fittingOn = memoizePerWord((day: Day, experiences: Experience[]) => {
  const fitting: Record<CoverSection, Experience[]> = { carFree: [], children: [], rain: [], week: [] }
  for (const each of experiences) for (const section of sectionsOn(day, each)) fitting[section].push(each)
  return fitting
})

/** Where an experience belongs on a day. */
const sectionsOn = memoizePerWord((day: Day, experience: Experience): readonly CoverSection[] =>
  coverSections.filter(section => experience.hiddenFor.length === 0 && belongs[section](experience, day))
)

function byNextStart(day: Day, experiences: Experience[]): Experience[] {
  const moment = (experience: Experience) => {
    const [next] = nextStarts(day, experience)
    return next ? `${next.day}T${clockTimeOf(next.first)}` : ''
  }
  return experiences.toSorted((a, b) => (moment(a) < moment(b) ? -1 : 1))
}

/** Daily offers are not specific to this week. */
function isDaily({ schedules }: Experience): boolean {
  return new Set(schedules.flatMap(({ weekdays }) => weekdays)).size === daysInWeek
}
