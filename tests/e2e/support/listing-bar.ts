import type { Locator, Page } from './test.ts'

/** The control of the bar above a listing that is called so. */
export function cellOf(page: Page, name: string): Locator {
  return page.getByRole('main').locator('summary').filter({ hasText: name }).first()
}

/** Opens it; one that is open stays open. */
export async function openCell(page: Page, name: string): Promise<void> {
  const isOpen = await cellOf(page, name).evaluate(summary => summary.closest('details')?.open)
  if (!isOpen) await cellOf(page, name).click()
}

/** Closes whichever is open. */
export async function closeCell(page: Page, close: string): Promise<void> {
  await page.getByRole('form').getByRole('button', { exact: true, name: close }).click()
}

/** The drawing of the province with a pin for each card. What it says the cards say, too: it has no role. */
export function drawingIn(page: Page): Locator {
  return page.locator('svg[data-places]')
}

/** Shows the map where it is folded away. */
export async function openMap(page: Page, cell: string): Promise<void> {
  if (await cellOf(page, cell).isVisible()) await openCell(page, cell)
}
