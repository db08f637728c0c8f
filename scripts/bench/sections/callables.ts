import { refused } from '../../console.ts'
import { Refused } from '../callables/asking.ts'
import { floodOfMessages, timeOf } from '../callables/measure.ts'
import { samples } from '../callables/samples.ts'
import { openTestServer } from '../callables/test-server.ts'
import type { Measured, Section } from '../section.ts'

/** Cost of each callable over HTTP when it is warm, and the number of contact messages a second that are stored without a loss. */
export const callables: Section = {
  name: 'callables',
  run: async ({ folder }) => {
    const { debug } = console
    // Each call has a line in the log, which is not what is measured.
    console.debug = () => {}
    const stage = await openTestServer(folder)
    try {
      const measured = await measure(stage.origin)
      const { held, sent } = measured.figures.contact
      return held === sent ? measured : refused(`Of ${sent} contact messages ${held} are held.`)
    } catch (error) {
      if (error instanceof Refused) return refused(error.message)
      throw error
    } finally {
      stage.stop()
      console.debug = debug
    }
  }
}

async function measure(origin: string) {
  const warm = []
  for (const sample of samples) warm.push(await timeOf(sample, origin))
  const contact = await floodOfMessages(origin)
  const rows: Measured['rows'] = [
    ...warm.map(({ medianMs, name, slowestMs }): [string, string] => [
      name,
      `${medianMs.toFixed(1)} ms (median), ${slowestMs.toFixed(1)} ms at most`
    ]),
    ['contact messages', `${contact.perSecond} a second; ${contact.held} of ${contact.sent} held`]
  ]
  return { figures: { contact, warm }, kind: 'measured' as const, rows }
}
