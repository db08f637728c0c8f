import { embedHeight, embedScript, embedTag } from '#domain/embed/embed-routes.ts'
import { postersOnWall } from '#domain/catalogue/day-wall.ts'
import { recentlySeenKey } from '#domain/site/recently-seen.ts'
import { dayParts, enoughToday, soonMinutes } from '#domain/listing/today.ts'
import { planKey } from '#domain/plan/plan-seed.ts'
import { languages } from '#domain/text/locale.ts'
import { provinceSlugs } from '#domain/place/province.ts'

import { showGuestTip } from '#elements/partner/guest-tip.ts'
import { showChosenProvince } from '#elements/place/chosen-province.ts'
import { runEmbedFrame, speakWithWordPress } from '#elements/embed/frame.ts'
import { refusedOfferKey, showLanguageOffer } from '#elements/text/language-offer.ts'
import { maxLetters, showSearched } from '#elements/search/searched-heading.ts'
import { showStillPossible } from '#elements/today/day-wall.ts'
import { showNextStarts } from '#elements/site/next-starts.ts'
import { showSaid } from '#elements/visit/said-in-address.ts'
import { showRecentlySeen } from '#elements/site/recently-seen.ts'
import { nextStartIn, showStillToday } from '#elements/today/still-today.ts'
import { expectPlan } from '#elements/plan/kept-plan.ts'
import { enterProvince, leaveHome } from '#elements/site/redirects.ts'

/** The text of the script that sends visitors of a home page on. */
export function leaveHomeScript(): string {
  return call(leaveHome, { languages, provinces: provinceSlugs })
}

/** The text of the script that names the chosen province in the header before that is painted: later it would move what stands beside it. */
export function showChosenProvinceScript(): string {
  return `(${textOf(showChosenProvince)})()`
}

/** The text of the script that shows guests the tip of their partner. */
export function showGuestTipScript(): string {
  return `(${textOf(showGuestTip)})()`
}

/** The text of the script that leads the first view of a visit from a cover to its listing. */
export function enterProvinceScript(): string {
  return `(${textOf(enterProvince)})()`
}

/** The text of the script that shows what can still be done today. */
export function showStillPossibleScript(): string {
  return call(showStillPossible, postersOnWall)
}

/** The text of the script that says whether the page of the plan has one to wait for. */
export function expectPlanScript(): string {
  return `(${textOf(expectPlan)})('${planKey}')`
}

const maxSeen = 4

/** The text of the script that shows what this device was looking at. */
export function showRecentlySeenScript(): string {
  return `(${textOf(showRecentlySeen)})('${recentlySeenKey}',${maxSeen})`
}

/** The text of the script that leaves what can still be begun on the page of today. */
export function showStillTodayScript(): string {
  const rules = [textOf(nextStartIn), soonMinutes, JSON.stringify(dayParts), enoughToday]
  return `(${textOf(showStillToday)})(${rules.join(',')})`
}

/** The text of the script that names what is searched for on the page of results. */
export function showSearchedScript(): string {
  return `(${textOf(showSearched)})(${maxLetters})`
}

/** The text of the script that shows which of the named starts comes next. */
export function showNextStartsScript(): string {
  return `(${textOf(showNextStarts)})()`
}

/** The text of the script that shows in plain fields what the address says of the visit. */
export function showSaidScript(): string {
  return `(${textOf(showSaid)})()`
}

/** The text of the script that shows the offer to read the page in the browser's language. */
export function showLanguageOfferScript(): string {
  return call(showLanguageOffer, { languages, refusedKey: refusedOfferKey })
}

/** The text of the script in the pages for frames. */
export function runFrameScript(version: number): string {
  const run = call(runEmbedFrame, { script: embedScript(version), tag: embedTag })
  return `${run};${call(speakWithWordPress, embedHeight)}`
}

function call<Argument>(action: (argument: Argument) => void, argument: Argument): string {
  return `(${textOf(action)})(${JSON.stringify(argument).replaceAll('<', '\\u003c')})`
}

/** The tools of the build leave notes in it for themselves. */
function textOf(action: { toString: () => string }): string {
  return action.toString().replaceAll('/* @__PURE__ */ ', '')
}
