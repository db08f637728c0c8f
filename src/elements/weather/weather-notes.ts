import { isColumns } from '#domain/data/columnar-table.ts'
import { dataRoutes } from '#domain/site/data-routes.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { type Occasion, outlookFor } from '#domain/weather/outlook.ts'
import type { WeatherTexts } from '#domain/weather/outlook-words.ts'
import type { WeatherReport } from '#domain/forecast/report.ts'
import { languageOfPage } from '#elements/text/page-language.ts'
import { islandTextsIn } from '#stores/site/island-texts.ts'
import { weatherNow } from '#stores/weather/weather.ts'

import { occasionOfDetail } from './detail-occasion.ts'
import { occasionOfRow } from './row-occasion.ts'
import { weatherPlaces } from './weather-places.ts'
import { emptyNote, fillNote, type NoteTexts, type LoadAlternatives } from './weather-note.ts'

/** The last text of each note: an unchanged note is not drawn again, because that would close it. */
const drawn = new WeakMap<HTMLElement, string>()

let visitDay: Day | null | undefined

/** Says of everything on the page what the weather is when it takes place, on the day of the visit if it has one; says it anew when the visitor comes back to the page. */
export function drawWeather(day: Day | null): void {
  if (day === visitDay) return
  if (visitDay === undefined) document.addEventListener('visibilitychange', () => void draw())
  visitDay = day
  void draw()
}

async function draw(): Promise<void> {
  const report = await weatherNow()
  const language = languageOfPage()
  // Without a forecast there is nothing to say it with.
  const texts = report && (await textsIn(language))
  for (const place of document.querySelectorAll<HTMLElement>(weatherPlaces))
    drawIn(place, texts && report, texts && { language, texts })
}

function drawIn(place: HTMLElement, report: WeatherReport | null, noteTexts: NoteTexts | null): void {
  const asked = askedAt(place)
  const outlook = report && asked && outlookFor(asked.occasion, report)
  const print = JSON.stringify([outlook, asked?.occasion])
  if (drawn.get(place) === print) return
  drawn.set(place, print)
  if (outlook && asked && noteTexts) fillNote(place, outlook, asked.alternatives, noteTexts)
  else emptyNote(place)
}

interface Asked {
  occasion: Occasion
  alternatives: LoadAlternatives
}

/** A place is in a row of the page of today, or on the page of one experience. Alternatives come when a note is opened. */
function askedAt(place: HTMLElement): Asked | null {
  const row = place.closest<HTMLElement>('[data-starts]')
  if (row) {
    const occasion = occasionOfRow(row)
    return (
      occasion && {
        occasion,
        alternatives: () =>
          import('./alternatives.ts').then(
            ({ alternativesOfRow }) => alternativesOfRow(row, occasion),
            () => null
          )
      }
    )
  }
  const occasion = occasionOfDetail(place, visitDay ?? null)
  return (
    occasion && {
      occasion,
      alternatives: () =>
        import('./alternatives.ts').then(
          ({ alternativesOfDetail }) => alternativesOfDetail(place, occasion),
          () => null
        )
    }
  )
}

/** From the file that holds the texts of islands, too. Null when it cannot be had: then the page shows no weather. */
async function textsIn(language: Language): Promise<WeatherTexts | null> {
  const { texts } = await islandTextsIn(dataRoutes.islandTexts(language), 'Weather').catch(() => ({
    texts: null
  }))
  return isTexts(texts) ? texts : null
}

/** The page and its scripts are of one build. */
function isTexts(texts: unknown): texts is WeatherTexts {
  return isColumns(texts) && 'planB' in texts
}
