import type { DataPurpose, PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'
import { retentionMonths } from '#domain/privacy/retention.ts'
import { routes } from '#domain/site/routes.ts'
import { settings } from '#settings.ts'

import type { Words } from '#i18n/text/words.ts'

/** The information beside a form that asks for personal data. The profile has no field that must be filled in. */
export function privacyNote({ href, t }: Words, purpose: DataPurpose): PrivacyNoteTexts {
  const sentences = [
    ...(purpose === 'profile' ? [] : [t('privacyNote.required')]),
    // The sentence brings its own full stop: «S. L.» has one already.
    t('privacyNote.controller', { legalName: settings.legalName.replace(/\.$/, '') }),
    t(`privacyNote.purposes.${purpose}`, { months: retentionMonths.messages }),
    t('privacyNote.rights')
  ]
  return { href: href(routes.privacy), link: t('privacyNote.link'), text: sentences.join(' ') }
}
