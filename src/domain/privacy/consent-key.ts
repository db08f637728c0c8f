/** Where the choice is kept; the inline script that shows the banner reads it too. */
export const consentKey = 'consentimiento'
