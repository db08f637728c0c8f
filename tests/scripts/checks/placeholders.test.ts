import { expect, test } from 'vitest'

import * as allSettings from '#settings.ts'
import { placeholderNotices } from '../../../scripts/checks/placeholders.ts'

test('each placeholder that is still there is named', () => {
  const names = placeholderNotices(allSettings).map(notice => notice.split(' ')[3] ?? '')
  expect(names.toSorted()).toEqual([
    'functionsHost',
    'project',
    'publishing.hostingSite',
    'securityEmail',
    'settings.address',
    'settings.email',
    'settings.legalName',
    'settings.phone',
    'settings.registration',
    'settings.site',
    'settings.social.url',
    'settings.taxId',
    'settings.tourismRegistration',
    'signInHost',
    'ticketShop.collaboratorId',
    'ticketShop.url'
  ])
})

test('a setting that was set is not, however deep it stands', () => {
  const real = { settings: { email: 'hola@clavel.es', social: { url: 'https://www.instagram.com/clavel' } } }
  expect(placeholderNotices(real)).toEqual([])
  expect(placeholderNotices({ settings: { ...real.settings, taxId: 'B00000000' } })).toEqual([
    '  notice: settings.taxId in src/settings.ts is still a placeholder («B00000000»)'
  ])
})

test('what is no text is no placeholder', () => {
  expect(placeholderNotices({ maps: { maxZoom: 19 }, publishing: { starter: null } })).toEqual([])
})
