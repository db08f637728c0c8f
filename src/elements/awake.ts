import { answerConsentControls } from './cookie-choice.ts'
import { keepAfterTouch } from './keep-offline.ts'
import { takeLanguageRefusals } from './language-offer.ts'
import { answerOrderEntries } from './order-entries.ts'
import { followSession, signOutOnClick } from './session-mark.ts'
import { shareOnClick } from './share-button.ts'
import { drawSnackbars } from './snackbar.ts'

/* What a page can do once somebody touches it. */
drawSnackbars()
takeLanguageRefusals()
answerConsentControls()
answerOrderEntries()
shareOnClick()
keepAfterTouch()
followSession()
signOutOnClick()

// Who has not chosen yet is counted by nobody.
if (document.documentElement.dataset.consent !== 'ask')
  void import('./statistics.ts').then(({ countVisit }) => countVisit())
