import { bookingLabels } from '#i18n/booking/booking-labels.ts'
import { opinionLabels } from '#i18n/opinion/opinion-labels.ts'
import { cookieLabels } from '#i18n/privacy/cookie-labels.ts'
import { messages } from '#i18n/text/messages.ts'
import type { Words } from '#i18n/text/words.ts'

/**
 * The texts of islands that say most of them only once they are awake, by the names of the islands and of their properties, and those of the weather, which
 * no page knows. They are in one file for each language: written into each detail page they were a tenth of it.
 */
export function islandTexts(words: Words) {
  return {
    BookingPanel: { labels: bookingLabels(words) },
    CookieSettings: { labels: cookieLabels(words) },
    OpinionForm: { texts: opinionLabels(words) },
    SpotMap: { texts: messages[words.language].map },
    Weather: { texts: messages[words.language].weather }
  }
}

/** Hides the texts from Astro's serialization of an island's properties; the server that draws the island can still read them. */
export function omitFromProps<Named extends object>(texts: Named): Named {
  const read = { ...texts }
  for (const name of Object.keys(read)) Object.defineProperty(read, name, { enumerable: false })
  return read
}
