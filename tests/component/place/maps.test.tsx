import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { messages } from '#i18n/text/messages.ts'
import { ListingMap } from '#islands/place/ListingMap.tsx'
import { SpotMap } from '#islands/place/SpotMap.tsx'

import { aListingPage, anExtent } from '../../fixtures/listing.ts'

const texts = messages.es.map
const spot = <SpotMap language="es" name="Kayak" position={{ lat: 36.7, lng: -4.4 }} texts={texts} />

test.each([
  ['a listing', <ListingMap key="listing" frame={anExtent} page={aListingPage()} texts={texts} />],
  ['one experience', spot]
])(
  'the map of %s is a button until somebody asks for it, and says who will send the pictures',
  (_, island) => {
    const html = renderToString(island)
    expect(html).toContain(texts.show)
    expect(html).toContain('OpenStreetMap')
    expect(html).not.toContain('leaflet')
  }
)
