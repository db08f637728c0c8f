import { hideBarBesideBox } from './hide-bar.ts'
import { drawSleepingBox } from './sleeping-box.ts'
import type { SayDay } from './sleeping-days.ts'

/** Shows the box of a page on which nothing was said of the visit. */
export function showBox(say: SayDay): void {
  hideBarBesideBox()
  drawSleepingBox(null, say)
}
