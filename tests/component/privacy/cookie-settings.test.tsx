import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'

import CookieSettings from '#islands/privacy/CookieSettings.tsx'
import { consentKey } from '#domain/privacy/consent-key.ts'
import { consent } from '#stores/privacy/consent.ts'
import { control, doing, render } from '../support/render.tsx'

const kinds = [
  { description: 'a', kind: 'general', name: 'Necesarias' },
  { description: 'b', kind: 'visits', name: 'Visitas' }
] as const
const labels = {
  all: 'Todo',
  always: 'Siempre',
  close: 'Cerrar',
  intro: 'Elige',
  kinds: [...kinds],
  necessary: 'Necesario',
  save: 'Guardar',
  title: 'Ajustes'
}

const island = <CookieSettings labels={labels} />

const boxes = (place: HTMLElement) => [...place.querySelectorAll('input')]

afterEach(() =>
  doing(() => {
    consent.closeSettings()
    consent.$consent.set(null)
    localStorage.removeItem(consentKey)
  })
)

describe('the cookie settings', () => {
  test('are nothing until they are opened', async () => {
    expect(renderToString(island)).toBe('')
    const place = await render(island)
    expect(place.innerHTML).toBe('')
  })

  test('begin with nothing ticked but what is mandatory, which stays ticked', async () => {
    const place = await render(island)
    await doing(consent.openSettings)
    expect(boxes(place).map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false]
    ])
  })

  test('save what is ticked, and show it when they are opened again', async () => {
    const place = await render(island)
    await doing(consent.openSettings)
    await doing(() => boxes(place)[1]?.click())
    await doing(() => control(place, 'button', labels.save).click())
    expect(consent.$consent.get()?.accepted).toEqual(['general', 'visits'])
    expect(place.innerHTML).toBe('')
    await doing(consent.openSettings)
    expect(boxes(place).map(({ checked }) => checked)).toEqual([true, true])
  })

  test('close without a choice', async () => {
    const place = await render(island)
    await doing(consent.openSettings)
    await doing(() => control(place, 'button', labels.close).click())
    expect([place.innerHTML, consent.$consent.get()]).toEqual(['', null])
  })
})
