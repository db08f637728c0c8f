import { atom, onMount } from 'nanostores'

import { onModeChange, readMode } from '#services/site/page.ts'

/** Islands are drawn without a browser first: then the mode is not known, and its changes are not followed. */
const hasPage = typeof document !== 'undefined'

/** How the site works for this visitor, as `<html>` says: it is set before anything is painted. */
export const $mode = atom(hasPage ? readMode() : 'default')

if (hasPage) {
  onMount($mode, () => {
    $mode.set(readMode())
    return onModeChange(() => $mode.set(readMode()))
  })
}
