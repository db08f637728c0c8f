import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { Filter } from './filter.ts'

const key = queryKeys.isByWhatsapp

/** It is booked with a WhatsApp message, for whoever looks: a partner's guests may book in another way. */
export const isByWhatsapp: Filter<boolean> = {
  control: { kind: 'box', on: true, text: 'byWhatsapp', word: '1' },
  describe: ({ text }, value) => (value ? [{ text: text('byWhatsapp'), without: false }] : []),
  isOn: value => value,
  keys: [key],
  matches: ({ whatsappIn }, value, { mode }) => !value || whatsappIn.includes(mode),
  off: false,
  placement: 'more',
  read: query => query.get(key) === '1',
  write: value => [value ? '1' : '']
}
