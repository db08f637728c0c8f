import { perLanguage } from '#domain/text/locale.ts'
import { partnersTopic } from '#domain/contact/topic.ts'
import { routes } from '#domain/site/routes.ts'

import { messages } from '#i18n/text/messages.ts'
import type { Words } from '#i18n/text/words.ts'

/** The texts of a partner's own page, for an island that speaks no language of its own. */
export function partnerKitLabels({ format, href, language }: Words) {
  const { accountFrame, embedMaker, partnerKit, printed, welcome } = messages[language]
  return {
    ...partnerKit,
    askHref: `${href(routes.contact)}?tema=${partnersTopic}#escribenos`,
    embed: embedMaker.link,
    embedHref: href(routes.embedMaker),
    formats: printed.formats,
    languageNames: perLanguage(each => format.languageName(each)),
    loginHref: href(routes.login),
    ride: welcome.ride,
    signIn: accountFrame.signIn,
    walk: welcome.walk,
    welcomePrefix: href(routes.welcome(''))
  }
}
