import { type Alerts, createAlertHook, createAlerts } from '#publishing/alert.ts'
import { readStatus, writeStatus } from '#publishing/status-file.ts'

/** Calls for help to where the environment says. One that did not arrive is told on the console and in the status. */
export function createOwnAlerts(env: NodeJS.ProcessEnv): Alerts {
  return createAlerts(createAlertHook(env.PUBLISH_ALERT_URL, fetch), problem => {
    const note = `the alert did not arrive: ${problem}`
    console.error(note)
    const status = readStatus()
    if (status !== null) writeStatus({ ...status, notes: [...status.notes, note] })
  })
}
