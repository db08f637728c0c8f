import { isColumns } from '#domain/data/columnar-table.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { type Occasion, outlookFor } from '#domain/weather/outlook.ts'
import type { WeatherTexts } from '#domain/weather/outlook-words.ts'
import type { WeatherReport } from '#domain/forecast/report.ts'
import { weatherNow } from '#stores/weather/weather.ts'
import { visitorVisit } from '#stores/visit/visit.ts'

import { occasionOfDetail, sheltersOfDetail } from './detail-occasion.ts'
import { occasionOfRow, sheltersOfRow } from './row-occasion.ts'
import { emptyNote, fillNote, type Said, type Sheltering } from './weather-note.ts'

/** What each place says: the same is not drawn again while somebody reads it. */
const drawn = new WeakMap<HTMLElement, string>()

/** Says of everything on the page what the weather is when it takes place; says it anew when the visit changes, and when somebody comes back. */
export function drawWeather(): void {
  visitorVisit().$visit.subscribe(() => void draw())
  document.addEventListener('visibilitychange', () => void draw())
}

async function draw(): Promise<void> {
  const report = await weatherNow()
  const texts = textsOfPage()
  if (texts === null) return
  const language: Language = languages.find(known => known === document.documentElement.lang) ?? 'es'
  for (const place of document.querySelectorAll<HTMLElement>('[data-weather]'))
    drawIn(place, report, { language, texts })
}

function drawIn(place: HTMLElement, report: WeatherReport | null, said: Said): void {
  const asked = askedAt(place)
  const outlook = report && asked && outlookFor(asked.occasion, report)
  const print = JSON.stringify([outlook, asked?.occasion])
  if (drawn.get(place) === print) return
  drawn.set(place, print)
  if (outlook && asked) fillNote(place, outlook, asked.shelters, said)
  else emptyNote(place)
}

interface Asked {
  occasion: Occasion
  shelters: Sheltering
}

/** A place is in a row of the page of today, or on the page of one experience. */
function askedAt(place: HTMLElement): Asked | null {
  const row = place.closest<HTMLElement>('[data-starts]')
  if (row) {
    const occasion = occasionOfRow(row)
    return occasion && { occasion, shelters: () => sheltersOfRow(row, occasion) }
  }
  const occasion = occasionOfDetail(place, visitorVisit().$visit.get().day)
  return occasion && { occasion, shelters: () => sheltersOfDetail(place, occasion) }
}

function textsOfPage(): WeatherTexts | null {
  const template = document.querySelector<HTMLTemplateElement>('template[data-weather-texts]')
  const texts: unknown = JSON.parse(template?.dataset.weatherTexts ?? 'null')
  return isTexts(texts) ? texts : null
}

/** The page and its scripts are of one build. */
function isTexts(texts: unknown): texts is WeatherTexts {
  return isColumns(texts) && 'planB' in texts
}
