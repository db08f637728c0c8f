import { atom, onMount } from 'nanostores'

import { onModeChange, readMode } from '#services/page.ts'

/** How the site works for this visitor, as `<html>` says: it is set before anything is painted. */
export const $mode = atom(readModeOnce())

onMount($mode, () => {
  $mode.set(readMode())
  return onModeChange(() => $mode.set(readMode()))
})

/** Islands are drawn without a browser first. */
function readModeOnce() {
  return typeof document === 'undefined' ? 'default' : readMode()
}
