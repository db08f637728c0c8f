import { atom } from 'nanostores'
import { addDays, type Day, isDay } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { isVisitSet, noVisit, sameVisit, type Visit } from '#domain/visit/visit.ts'
import { readVisit, visitIn, withVisit, writeVisit } from '#domain/visit/visit-query.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'
import { browserAddress, queryBefore, replaceQuery } from '#services/site/address.ts'
import { isStorageAvailable } from '#stores/site/storage-available.ts'

/** Under this name the device keeps what was said of the visit. */
export const visitKey = 'fechaYPersonas'

/** As it is kept: the day on which it was said, then the visit. Null for nothing worth keeping. */
export function visitText(visit: Visit, today: Day): string | null {
  return isVisitSet(visit) ? `${today} ${writeVisit(visit)}` : null
}

/** A visit is over with its day; without one, with the day on which it was said. What a wrong clock wrote, and what is none, is nothing. */
export function storedVisit(text: string | null, today: Day): Visit {
  const [said = '', query = ''] = text?.split(' ') ?? []
  if (!isDay(said) || said > addDays(today, 1)) return noVisit
  const visit = readVisit(new URLSearchParams(query))
  const last = visit.day ?? said
  return last >= today ? visit : noVisit
}

interface Services {
  address: { query: () => URLSearchParams; replaceQuery: (change: (search: string) => string) => void }
  /** Query of the page before, if one of its links led here. */
  cameWith: () => URLSearchParams
  storage: KeyValueStore
  today: () => Day
}

/** When, who and how: said once, for all pages of the visit and all tabs. */
export function createVisit({ address, cameWith, storage, today }: Services) {
  const $visit = atom<Visit>(noVisit)

  function adopt(visit: Visit): void {
    if (!sameVisit(visit, $visit.get())) $visit.set(visit)
  }

  /** Tells whether the next page will know it, too: browsers may refuse to keep anything. */
  function say(visit: Visit): boolean {
    adopt(visit)
    const text = visitText(visit, today())
    if (text !== null) return storage.write(visitKey, text)
    storage.remove(visitKey)
    return true
  }

  return {
    $visit,
    /** Changes this page alone: opening a link stores nothing. */
    adopt,
    clear: () => say(noVisit),
    /** Restores the stored visit and overrides it with the address. When the page before could not store it, its address is read as well. */
    restore: () => {
      const kept = storedVisit(storage.read(visitKey), today())
      adopt(visitIn(address.query(), visitIn(cameWith(), kept, today()), today()))
    },
    /** Follows changes from another tab. */
    followTabs: () => adopt(storedVisit(storage.read(visitKey), today())),
    isInAddress: () => isVisitSet(readVisit(address.query())),
    say,
    /** Pages other than listings have it in their address, too: a copied address shares the visit. */
    showInAddress: () => address.replaceQuery(search => withVisit(search, $visit.get()))
  }
}

export type VisitStore = ReturnType<typeof createVisit>

export const visit = createVisit({
  address: { query: browserAddress.query, replaceQuery },
  cameWith: queryBefore,
  storage: deviceStorage,
  today: () => dayInAndalusia(new Date().toISOString())
})
export const { $visit } = visit

let isRestored = false

/** The visit of this browser, read when it is first needed and followed from then on. */
export function visitorVisit(): VisitStore {
  if (isRestored) return visit
  isRestored = true
  visit.restore()
  addEventListener('storage', ({ key }) => {
    if (key === visitKey || key === null) visit.followTabs()
  })
  // A page from the back/forward cache has missed the changes meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isStorageAvailable()) visit.followTabs()
  })
  return visit
}
