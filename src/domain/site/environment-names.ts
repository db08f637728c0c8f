/** Variables of the environment that pages are made with. A build puts them into the scripts of the browser, and a page that was made with others is made anew. */
export const pageVariables = ['APP_CHECK_SITE_KEY', 'MAIL_SENDER', 'SITE_PROJECT', 'SITE_URL'] as const

/** Variables that the functions and the publisher read beside them; no page depends on them. */
export const serverVariables = [
  'APP_CHECK_ENFORCED',
  'HOSTING_SITE',
  'PUBLISHER_URL',
  'PUBLISH_REPOSITORY',
  'SITE_ENVIRONMENT'
] as const
