import { routes } from '#domain/site/routes.ts'

import type { Words } from '#i18n/text/words.ts'

/** Texts of an account page while it does not know who is signed in, and the address to which it leads then. */
export function accountFrameLabels({ href, t }: Words) {
  return {
    contact: t('accountFrame.contact'),
    contactHref: href(routes.contact),
    'deleted-here': t('accountFrame.deleted-here'),
    disabled: t('accountFrame.disabled'),
    expired: t('accountFrame.expired'),
    home: t('notFound.home'),
    homeHref: href(routes.home),
    leaving: t('accountFrame.leaving'),
    loading: t('accountFrame.loading'),
    loginHref: href(routes.login),
    offline: t('accountFrame.offline'),
    retry: t('accountFrame.retry'),
    signIn: t('accountFrame.signIn'),
    staffOnly: t('accountFrame.staffOnly')
  }
}
