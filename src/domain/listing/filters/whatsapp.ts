import { queryKeys } from '#domain/listing/listing-keys.ts'
import { boxFilter } from './box-filter.ts'

/** It is booked with a WhatsApp message, for whoever looks: a partner's guests may book in another way. */
export const isByWhatsapp = boxFilter({
  keeps: ({ whatsappIn }, { mode }) => whatsappIn.includes(mode),
  key: queryKeys.isByWhatsapp,
  text: 'byWhatsapp'
})
