import { z } from 'zod'

import type { Experience } from '#domain/catalogue/experience.ts'
import { readBookings } from '#contract/fields/booking.ts'
import { bookingFields } from '#contract/documents/experience/booking-fields.ts'
import { priceFields, readPriceFrom, withAges } from '#contract/fields/price.ts'
import { documentDecoder } from '#contract/reading/decoding.ts'
import { alphabetical } from '#contract/schema/field.ts'
import { listingFields, readListing } from './experience/listing.ts'
import { metaFields, readMeta } from './experience/meta.ts'
import { pictureFields, readMotif, readPictures } from './experience/pictures.ts'
import { placeFields, readPlace } from './experience/place.ts'
import { readService, serviceFields } from './experience/service.ts'
import { readTexts, textFields } from './experience/texts.ts'
import { readWhen, whenFields } from './experience/when.ts'

/** A document of `experiencias`. Fields it does not name are left alone. */
export const experienceDocument = z.object({
  ...bookingFields,
  ...priceFields,
  ...alphabetical({
    ...textFields,
    ...placeFields,
    ...pictureFields,
    ...listingFields,
    ...whenFields,
    ...metaFields,
    ...serviceFields
  })
})

/** The fields stand in the order in which their problems are reported. */
export const decodeExperience = documentDecoder(
  'experiencias',
  experienceDocument,
  (doc, id, note): Experience => ({
    id,
    ...readTexts(doc, id, note),
    ...readPlace(doc, note),
    ...readPictures(doc, note),
    prices: withAges(
      doc.precios.filter(({ amounts }) => amounts.length > 0),
      doc.edadesTarifas
    ),
    priceFrom: readPriceFrom(doc.precios, doc.precioDesde, note),
    ...readListing(doc, note),
    ...readWhen(doc, note),
    bookings: readBookings(doc, note),
    ...readMeta(doc, note),
    ...readService(doc, note),
    motif: readMotif(doc, note),
    paletteVariant: null,
    nextDayOff: null
  })
)
