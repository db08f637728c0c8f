import type { ReadableAtom } from 'nanostores'

import { startsOn } from '#domain/catalogue/availability.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import type { TextWithLang } from '#domain/listing/files/listing-entry.ts'
import type { PageFacts } from '#domain/listing/listing-page.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import type { IndoorItem } from '#domain/weather/plan-b.ts'
import { type LoadListing, loadListing } from '#services/listing/listing-file.ts'
import { readPage } from '#services/site/page.ts'
import { $mode } from '#stores/partner/mode.ts'

export interface IndoorAlternative extends IndoorItem {
  name: TextWithLang
}

interface Services {
  $mode: ReadableAtom<OperatingMode>
  load: LoadListing
  page: () => PageFacts
}

/** Indoor experiences of the page's province on a day. They are loaded when the visitor asks for another plan. */
export function createIndoorAlternatives({ $mode: mode, load, page }: Services) {
  return async (day: Day): Promise<Result<IndoorAlternative[]>> =>
    mapResult(await load(page()), entries =>
      entries
        .filter(({ access, hiddenFor }) => access.includes('indoor') && !hiddenFor.includes(mode.get()))
        .map(entry => ({
          name: entry.name,
          position: entry.position,
          slug: entry.slug,
          starts: startsOn(day, entry)
        }))
    )
}

export const indoorAlternativesOn = createIndoorAlternatives({ $mode, load: loadListing, page: readPage })
