import { kindsOffered } from '#domain/privacy/consent.ts'
import { tracking } from '#settings.ts'

import type { Words } from '#i18n/text/words.ts'

/** The texts of the cookie settings, for an island that speaks no language of its own. */
export function cookieLabels({ t }: Words) {
  return {
    all: t('cookies.all'),
    always: t('cookies.always'),
    close: t('dialog.close'),
    intro: t('cookies.settingsIntro'),
    kinds: kindsOffered(tracking).map(kind => ({
      description: t(`cookies.kinds.${kind}.description`),
      kind,
      name: t(`cookies.kinds.${kind}.name`)
    })),
    necessary: t('cookies.necessary'),
    save: t('cookies.save'),
    title: t('cookies.settingsTitle')
  }
}
