import { expect, test } from 'vitest'

import { perLanguage } from '#domain/text/locale.ts'
import { NextTexts } from '#studio/translation/Matrix.tsx'
import texts from '#studio/texts/es.json' with { type: 'json' }
import { noCounts } from '#studio/translation/translated-text.ts'
import { render } from '../support/render.tsx'

const row = {
  counts: { ...perLanguage(() => noCounts), de: { changed: 0, machine: 0, missing: 2 } },
  id: 'kayak',
  state: 'published' as const,
  texts: 3,
  title: 'Kayak en Maro'
}

test('a translator begins with what is left in her languages, and one press to the next text', async () => {
  const page = await render(
    <NextTexts
      codes={['de', 'fr']}
      collections={['experiencias']}
      language="es"
      lists={{ experiencias: { rows: [row], state: { kind: 'ready' } } }}
      texts={texts}
    />
  )
  const lines = [...page.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines).toEqual([
    'Alemán Quedan 2 textosSeguir con «Kayak en Maro»',
    `Francés ${texts.translation.allDone}`
  ])
  expect(page.querySelector('a')?.getAttribute('href')).toBe('#/traducir/experiencias/kayak/de')
})
