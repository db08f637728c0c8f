import { pickSome, seededRandom } from '#domain/data/random.ts'
import { arrangePlan } from '#domain/plan/arranging/arrange.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { addDays } from '#domain/time/calendar-day.ts'
import { type Schedule, weekdays } from '#domain/time/schedule.ts'
import type { Section } from '../section.ts'
import { median } from '../weigh.ts'

const plans = 40
const things = 12
const days = Array.from({ length: 4 }, (_, index) => addDays('2027-05-04', index))
const openDays = 5

/** From a touch to an arranged plan: twelve things all over Andalusia, over four days. */
export const plan: Section = {
  name: 'plan',
  run: async ({ seed }) => {
    const times = Array.from({ length: plans }, (_, index) => timeOf(`${seed} ${index}`))
    const figures = { maxMs: Math.max(...times), medianMs: median(times), plans }
    return {
      figures,
      kind: 'measured',
      rows: [
        [
          `${things} things over ${days.length} days, arranged`,
          `${figures.medianMs.toFixed(1)} ms in the middle, ${figures.maxMs.toFixed(1)} at worst (${plans} plans)`
        ]
      ]
    }
  }
}

function timeOf(seed: string): number {
  const entries = entriesFor(seededRandom(seed))
  const wishes = [...entries.keys()].map(slug => ({ day: null, slug }))
  const since = performance.now()
  arrangePlan(wishes, entries, { days, means: 'car' })
  return performance.now() - since
}

function entriesFor(random: () => number): ReadonlyMap<string, PlanEntry> {
  const upTo = (most: number) => Math.floor(random() * most)
  return new Map(
    Array.from({ length: things }, (_, index) => {
      const slug = `thing-${index}`
      return [
        slug,
        { ...anEntry, ...placeOf(random), durationMinutes: 30 * upTo(7), schedules: [hours()], slug }
      ]
    })
  )

  function hours(): Schedule {
    const first = 10 + upTo(9)
    const own = { season: null, weekdays: pickSome([...weekdays], openDays, random) }
    return random() < 0.5
      ? { ...own, kind: 'starts', starts: [`${first}:00`, `${first + 3}:00`] }
      : { ...own, closes: '22:00', kind: 'open', opens: `${first}:00` }
  }
}

function placeOf(random: () => number): Pick<PlanEntry, 'position'> {
  return { position: { lat: 36 + 2 * random(), lng: -7 + 4 * random() } }
}

const anEntry: PlanEntry = {
  durationMinutes: null,
  eventDate: null,
  isIndoor: false,
  isDestination: false,
  name: { language: null, text: '' },
  place: '',
  position: null,
  picture: '',
  price: '',
  rates: '',
  schedules: [],
  slug: '',
  spot: null,
  when: ''
}
