import { expect, test } from 'vitest'

import { oembedOf } from '#i18n/embed/oembed.ts'
import { wordsFor } from '#i18n/text/words.ts'

test('an experience is a frame with one card, and a link where frames do not stand', () => {
  const file = oembedOf(wordsFor('de'), {
    id: 'k-1',
    name: { de: 'Kajak & "Höhlen"', es: 'Kayak' },
    slug: 'kayak'
  })
  expect(file).toMatchObject({
    html: '<blockquote><a href="https://www.clavel.example/de/experiencias/kayak">Kajak &amp; &quot;Höhlen&quot;</a></blockquote><iframe src="https://www.clavel.example/embed/v1/de/lista?ids=k-1" width="600" height="480" title="Kajak &amp; &quot;Höhlen&quot;"></iframe>',
    title: 'Kajak & "Höhlen"',
    type: 'rich',
    version: '1.0'
  })
})
