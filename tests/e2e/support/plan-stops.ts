import type { Locator, Page } from './test.ts'

/** A plan of three stops on two days, as a device keeps it. */
export const plannedStops =
  '1~20270504~visita-guiada-cueva-nerja.0~ruta-torcal-ammonites.0~hammam-noche-plaza-potro.1'

export async function havingPlanned(page: Page, text: string): Promise<void> {
  await page.addInitScript(kept => localStorage.setItem('plan', kept), text)
}

export const rowsOf = (page: Page) => page.getByRole('main').getByRole('listitem')

/** The one control of a stop. */
export const moveButtonOf = (row: Locator) => row.getByRole('button').first()

/** A mouse or a finger takes hold of a stop here. */
export const handleOf = (row: Locator) => middleOf(moveButtonOf(row))

export const topOf = (row: Locator) => row.evaluate(element => element.getBoundingClientRect().top)

/** So that the stop and the next one are in view, below the bar. */
export const inView = (row: Locator) =>
  row.evaluate(element => scrollTo(0, scrollY + element.getBoundingClientRect().top - 90))

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
