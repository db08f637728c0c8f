import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { havingOpenedDraft } from '../support/studio/open-draft.ts'
import { leaveField } from '../support/studio/sections.ts'
import { expect, type Page, test } from '../support/test.ts'

const { draft, id } = havingOpenedDraft('semana', 'when')

/** The times that are stored, once the draft was saved. */
async function savedTimes(page: Page): Promise<unknown> {
  await page.getByRole('button', { exact: true, name: studio.saveDraft }).click()
  await expect(page.getByText(studio.save.saved.split('{{')[0] ?? '')).toBeVisible()
  let times: unknown
  await withDocuments(async db => void (times = (await db.doc(`experiencias/${id}`).get()).get('horarios')))
  return times
}

const { week } = studio
const timesIn = (page: Page) => page.getByRole('group', { exact: true, name: 'Horarios' })
const cellIn = (page: Page, day: string, time: string) =>
  timesIn(page).getByRole('gridcell', { name: new RegExp(`^${day} ${time}`) })

test('a week is painted by pointer and by keyboard, in two seasons, taken back, and can be typed', async ({
  page
}) => {
  const times = timesIn(page)
  const cell = (day: string, time: string) => cellIn(page, day, time)
  await cell('sábado', '17:00').click()
  await expect(cell('sábado', '17:00')).toHaveAttribute('aria-selected', 'true')
  await expect(cell('sábado', '17:00')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(cell('viernes', '17:00')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(cell('viernes', '17:00')).toHaveAccessibleName(`viernes 17:00, ${week.cell.starts}`)
  await page.keyboard.press('Delete')
  await expect(cell('viernes', '17:00')).toHaveAttribute('aria-selected', 'false')

  await times.getByRole('button', { name: week.brushes.open }).click()
  await cell('lunes', '10:00').click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(cell('lunes', '11:00')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(cell('martes', '11:00')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+z')
  await expect(cell('martes', '11:00')).toHaveAttribute('aria-selected', 'false')
  await expectNoBarrier(page, 'studio, a week')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)

  await times.getByRole('button', { name: week.addSeason }).click()
  await expect(times.getByText(week.emptySeason)).toBeVisible()
  await cell('domingo', '09:30').click()
  await leaveField(page)
  await expect(times.getByText('no es un día del año').first()).toBeVisible()
  await expect(times.getByLabel(`Desde: ${week.day}`)).toHaveAttribute('aria-invalid', 'true')
  await times.getByLabel(`Desde: ${week.month}`).selectOption('julio')
  await times.getByLabel(`Desde: ${week.day}`).selectOption('1')
  await times.getByLabel(`Hasta: ${week.month}`).selectOption('septiembre')
  await times.getByLabel(`Hasta: ${week.day}`).selectOption('15')
  await expect(times.getByRole('img', { name: /Todo el año, 1 jul – 15 sept/ })).toBeVisible()
  await expectNoBarrier(page, 'studio, a week')
  await page.getByRole('button', { name: week.type }).click()
  await expect(page.getByLabel('Salidas').first()).toHaveValue('17:00')
  await page.getByRole('button', { name: week.paint }).click()
  await expect(cell('sábado', '17:00')).toHaveAttribute('aria-selected', 'true')
  expect(await savedTimes(page)).toEqual([
    { dias: ['sabado'], inicios: ['17:00'] },
    { abre: '10:00', cierra: '11:30', dias: ['lunes'] },
    { abre: '09:30', cierra: '10:00', dias: ['domingo'], temporada: { desde: '07-01', hasta: '09-15' } }
  ])
})

/** The middle of a cell. */
async function placeOf(page: Page, day: string, time: string): Promise<{ x: number; y: number }> {
  const box = await cellIn(page, day, time).boundingBox()
  if (box === null) throw new Error(`There is no ${day} ${time}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the mouse paints a block, also a smaller one than it was, and it is taken back in one step', async ({
  page
}) => {
  await timesIn(page).getByRole('button', { name: week.brushes.open }).click()
  await cellIn(page, 'martes', '10:00').scrollIntoViewIfNeeded()
  const [from, far, to] = [
    await placeOf(page, 'martes', '10:00'),
    await placeOf(page, 'viernes', '12:30'),
    await placeOf(page, 'jueves', '11:30')
  ]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(far.x, far.y)
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
  await page.mouse.move(far.x, far.y)
  const shown = { abre: '10:00', cierra: '12:00', dias: ['martes', 'miercoles', 'jueves'] }
  expect(await savedTimes(page)).toEqual([shown])
  await timesIn(page).getByRole('button', { name: week.undo }).click()
  await expect(cellIn(page, 'martes', '10:00')).toHaveAttribute('aria-selected', 'false')
  await expect(timesIn(page).getByRole('button', { name: week.undo })).toHaveAttribute(
    'aria-disabled',
    'true'
  )
})

test('times that no week can show are typed, and stay as they are', async ({ page }) => {
  const odd = [{ abre: '22:00', cierra: '02:00', dias: ['viernes'] }]
  await withDocuments(async db => void (await db.doc(`experiencias/${id}`).set({ ...draft, horarios: odd })))
  await page.reload()
  await expect(page.getByText(week.notPaintable)).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.getByLabel('Cierra').fill('23:30')
  await expect(page.getByText(week.notPaintable)).toBeHidden()
  await expect(page.getByLabel('Cierra')).toBeFocused()
  await page.getByRole('button', { name: week.paint }).click()
  await expect(cellIn(page, 'viernes', '23:00')).toHaveAttribute('aria-selected', 'true')
  await expect(cellIn(page, 'viernes', '22:00')).toHaveAccessibleName(`viernes 22:00, ${week.cell.open}`)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } })

  test('a tap paints, a finger that holds paints a block, and one that does not scrolls the page', async ({
    page
  }) => {
    await cellIn(page, 'martes', '10:00').tap()
    await expect(cellIn(page, 'martes', '10:00')).toHaveAttribute('aria-selected', 'true')
    const touch = await fingerOn(page)
    // Where the week stands on the screen: notes above it may grow, and the browser keeps its place.
    const top = async () => (await placeOf(page, 'lunes', '10:00')).y
    const [from, to] = [await placeOf(page, 'miércoles', '10:00'), await placeOf(page, 'viernes', '11:00')]

    const before = await top()
    await touch('touchStart', from)
    await expect(cellIn(page, 'miércoles', '10:00')).toHaveAttribute('aria-selected', 'true')
    await touch('touchMove', { x: to.x, y: from.y })
    await touch('touchMove', to)
    await touch('touchEnd')
    await expect(cellIn(page, 'viernes', '11:00')).toHaveAttribute('aria-selected', 'true')
    expect(Math.abs((await top()) - before)).toBeLessThan(1)

    await touch('touchStart', to)
    for (const step of [40, 120, 200]) await touch('touchMove', { x: to.x, y: to.y - step })
    await touch('touchEnd')
    await expect.poll(top).toBeLessThan(before - 1)
    expect(await savedTimes(page)).toEqual([
      { dias: ['martes'], inicios: ['10:00'] },
      { dias: ['miercoles', 'jueves', 'viernes'], inicios: ['10:00', '10:30', '11:00'] }
    ])
  })
})

type Touch = (
  type: 'touchEnd' | 'touchMove' | 'touchStart',
  point?: { x: number; y: number }
) => Promise<unknown>

async function fingerOn(page: Page): Promise<Touch> {
  const session = await page.context().newCDPSession(page)
  return (type, point) =>
    session.send('Input.dispatchTouchEvent', { touchPoints: point ? [point] : [], type })
}
