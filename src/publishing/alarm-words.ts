import { type ReleaseAlarm, wordsOfStop } from './control.ts'

/** Why a publication is held, in a sentence for people. */
export function wordsOfAlarm(alarm: ReleaseAlarm): string {
  switch (alarm.kind) {
    case 'emptied':
      return `All ${alarm.documents} documents of ${alarm.collection} are gone.`
    case 'older-code':
      return `Newer code publishes this site since ${alarm.since}: this program releases nothing over it.`
    case 'rolled-back':
      return `Somebody went back to ${alarm.release} in the console of Hosting. To go on: npm run resume`
    case 'shrunk':
      return `${alarm.removed} of ${alarm.pages} pages would go.`
    case 'stopped':
      return wordsOfStop(alarm)
    // Nothing is left.
    default:
      return ''
  }
}

/** Whether `--force` goes on: what an operator decided is lifted by `npm run resume`. */
export function isForForce({ kind }: ReleaseAlarm): boolean {
  return kind === 'emptied' || kind === 'shrunk'
}
