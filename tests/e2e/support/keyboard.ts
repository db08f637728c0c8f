import { expect, type Locator, type Page } from '@playwright/test'

const maxSteps = 120

/** Goes to a control with the Tab key alone, and sees that its focus can be seen. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    if (await control.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
  expect(await control.evaluate(isFocusSeen)).toBe(true)
}

/** An outline of the control itself, of what stands beside it in its place, or of the card around it. That of a handle cannot be asked for. */
function isFocusSeen(element: Element): boolean {
  const places = [element, element.nextElementSibling, element.closest('article')]
  return (
    element.matches('[type=range]:focus-visible') ||
    places.some(place => place !== null && getComputedStyle(place).outlineStyle !== 'none')
  )
}

/** Tab never leaves an open dialog. */
export async function expectHeld(page: Page, dialog: Locator): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    // A browser may count its own bar as a stop: then nothing of the page has the focus.
    expect(
      await dialog.evaluate(
        element => element.contains(document.activeElement) || document.activeElement === document.body
      )
    ).toBe(true)
  }
}
