import { messages } from '#i18n/text/messages.ts'
import { privacyNote } from '#i18n/privacy/privacy-note.ts'
import type { Words } from '#i18n/text/words.ts'

/** The texts of the page of purchases, for islands that speak no language of their own. */
export function purchaseLabels(words: Words) {
  const { language, t } = words
  const { billing, cards, failure, purchases } = messages[language]
  return {
    billing,
    cards,
    purchases,
    shared: {
      browse: t('account.browse'),
      failure,
      privacyNotes: { billing: privacyNote(words, 'billing'), card: privacyNote(words, 'card') },
      retry: t('bookingPanel.retry')
    }
  }
}

/** The texts of the page of own experiences. */
export function ownExperienceLabels({ language, t }: Words) {
  const { failure, ownExperiences, purchases } = messages[language]
  const { boughtOn, takesPlace } = purchases
  return {
    failure,
    texts: {
      ...ownExperiences,
      boughtOn,
      browse: t('account.browse'),
      gone: t('plan.gone'),
      retry: t('bookingPanel.retry'),
      takesPlace
    }
  }
}
