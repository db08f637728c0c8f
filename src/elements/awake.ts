import { answerConsentControls } from './cookie-choice.ts'
import { keepAfterTouch } from './keep-offline.ts'
import { takeLanguageRefusals } from './language-offer.ts'
import { answerOrderEntries } from './order-entries.ts'
import { growPosters } from './poster-transition.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { followSession, signOutOnClick } from './session-mark.ts'
import { shareOnClick } from './share-button.ts'
import { drawSnackbars } from './snackbar.ts'

/* What a page can do once somebody touches it. */
drawSnackbars()
takeLanguageRefusals()
answerConsentControls()
answerOrderEntries()
growPosters()
shareOnClick()
prefetchOnIntent()
keepAfterTouch()
followSession()
signOutOnClick()

// Who has not chosen yet is counted by nobody.
if (document.documentElement.dataset.consent !== 'ask')
  void import('./statistics.ts').then(({ countVisit }) => countVisit())
