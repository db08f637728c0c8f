import { describe, expect, test, vi } from 'vitest'

import type { PublicationControl, PublicationDecision } from '#domain/site/publication-control.ts'
import studio from '#studio/texts/en.json' with { type: 'json' }
import { PublicationView } from '#studio/publication/PublicationView.tsx'
import { control, doing, render } from '../support/render.tsx'

const texts = studio.control
const releases = [
  { moment: '2026-11-24T10:00:00Z', version: '7' },
  { moment: '2026-11-23T10:00:00Z', version: '6' }
]
const stop = { by: 'eva@example.com', reason: 'wrong prices', since: '2026-11-25T10:00:00Z', to: null }

async function aView(now: Partial<PublicationControl>, { isSo = true } = {}) {
  const onDecide = vi.fn<(decision: PublicationDecision) => Promise<boolean>>(async () => isSo)
  const page = await render(
    <PublicationView
      control={{ held: [], mayDecide: true, releases, stop: null, ...now }}
      {...{ onDecide, texts }}
      language="en"
    />
  )
  const press = (name: string, place: ParentNode = page) =>
    doing(() => control(place, 'button', name).click())
  const dialog = () => page.querySelector('dialog')
  const names = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent)
  return { confirm: (name: string) => press(name, dialog() ?? page), dialog, names, onDecide, page, press }
}

describe('how publications stand', () => {
  test('is told to an editor, who decides nothing', async () => {
    const { names, page } = await aView({ mayDecide: false, stop })
    expect(page.querySelector('[role="status"]')?.textContent).toMatch(
      /^Publications have been stopped since 25 November 2026.* \(eva@example\.com\)\. Reason: wrong prices$/
    )
    expect(names()).toEqual([])
  })

  test('offers a pause and a way back while they go on', async () => {
    const { names, page } = await aView({})
    expect(page.querySelector('[role="status"]')?.textContent).toBe(texts.running)
    expect(names()).toEqual([texts.pause, texts.rollback])
  })

  test('offers to go on, and another way back, while they are stopped', async () => {
    const { names, page } = await aView({ stop: { ...stop, reason: '', to: '7' } })
    expect(page.querySelector('[role="status"]')?.textContent).toContain('an earlier version')
    expect(names()).toEqual([texts.resume, texts.rollback])
  })

  test('says where there is nothing to go back to', async () => {
    const { names, page } = await aView({ releases: [] })
    expect(page.textContent).toContain(texts.none)
    expect(names()).toEqual([texts.pause])
  })
})

describe('a decision', () => {
  test('is made after a question that says what will happen', async () => {
    const { confirm, dialog, onDecide, page, press } = await aView({})
    const [reason] = page.querySelectorAll('input')
    await doing(() => {
      if (reason) reason.value = '  prices '
    })
    await press(texts.pause)
    expect(onDecide).not.toHaveBeenCalled()
    expect(dialog()?.textContent).toContain(texts.notes.pause)
    await confirm(texts.pause)
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ kind: 'pause', reason: 'prices' })
    expect(dialog()).toBeNull()
  })

  test('to go back names the release that is chosen', async () => {
    const { confirm, dialog, onDecide, page, press } = await aView({})
    const select = page.querySelector('select')
    await doing(() => {
      if (select) select.value = '6'
    })
    await press(texts.rollback)
    expect(dialog()?.textContent).toContain('23 November 2026')
    await confirm(texts.rollback)
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ kind: 'rollback', reason: '', version: '6' })
  })

  test('that did not work says so, and nothing happens when it is left', async () => {
    const { confirm, dialog, onDecide, press } = await aView({ stop }, { isSo: false })
    await press(texts.resume)
    await confirm(texts.resume)
    expect(dialog()?.textContent).toContain(texts.failed)
    await press(texts.cancel)
    expect(dialog()).toBeNull()
    expect(onDecide).toHaveBeenCalledOnce()
  })
})
