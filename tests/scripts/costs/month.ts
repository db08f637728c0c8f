import { endpoints } from '#functions/site/endpoints.ts'

import { costOf, type PriceName, prices } from './prices.ts'

/** The cost of one call in the database; `woken`: writes of the first level, each of which calls `alCambiar`. */
export interface Counted {
  reads: number
  woken: number
  writes: number
}

interface Size {
  experiences: number
  /** Documents of all collections. */
  documents: number
  visits: number
  edits: number
  /** Hours that documents stand open in the studio. */
  studioHours: number
  releaseGb: number
  publisher: { cpu: number; gib: number }
}

const sizes: readonly Size[] = [
  {
    documents: 817,
    edits: 300,
    experiences: 500,
    publisher: { cpu: 2, gib: 2 },
    releaseGb: 0.45,
    studioHours: 40,
    visits: 20_000
  },
  {
    documents: 3217,
    edits: 1000,
    experiences: 2000,
    publisher: { cpu: 2, gib: 4 },
    releaseGb: 1.6,
    studioHours: 160,
    visits: 200_000
  },
  {
    documents: 32_017,
    edits: 5000,
    experiences: 20_000,
    publisher: { cpu: 8, gib: 32 },
    releaseGb: 11,
    studioHours: 640,
    visits: 2_000_000
  }
]

/** How visitors and editors behave. Nobody has measured it: put in your own figures. */
const habits = {
  visitMb: 0.6,
  countedVisits: 0.3,
  messages: 0.002,
  tickets: 0.05,
  signedIn: 0.02,
  accountMinutes: 2,
  lostAddresses: 0.05,
  reports: 0.01,
  callSeconds: 0.1,
  listsPerStudioHour: 2,
  presencesPerStudioHour: 240,
  keptReleases: 30,
  startsOfPublisher: 30
} as const

const monthSeconds = 30 * 24 * 3600
const gibOf = (memory: string) => Number.parseInt(memory, 10) / (memory.endsWith('MiB') ? 1024 : 1)

export type CallName = 'contact' | 'list' | 'next' | 'plan' | 'presence' | 'save' | 'ticket' | 'visit'

/** Units of each price in a month. */
function unitsOf(size: Size, counted: Record<CallName, Counted>): Record<PriceName, number> {
  const { visits } = size
  const times: Record<CallName, number> = {
    contact: visits * habits.messages,
    // The visit is told once, and once more when it ends.
    next: visits * habits.countedVisits,
    visit: visits * habits.countedVisits,
    ticket: visits * habits.tickets,
    plan: visits * habits.signedIn,
    save: size.edits,
    presence: size.studioHours * habits.presencesPerStudioHour,
    list: size.studioHours * habits.listsPerStudioHour
  }
  const calls = Object.entries(times)
  const all = (what: keyof Counted) =>
    calls.reduce((sum, [name, often]) => sum + often * (entryOf(counted, name)?.[what] ?? 0), 0)
  // A page of a list has 500 documents; the counted one has none.
  const listed = times.list * size.experiences
  const minutes = monthSeconds / 60
  const other = visits * (habits.lostAddresses + habits.reports) + minutes + all('woken') + size.edits
  const requests = calls.reduce((sum, [, often]) => sum + often, 0) + other
  const streamSeconds = visits * habits.signedIn * habits.accountMinutes * 60
  const seconds = requests * habits.callSeconds + streamSeconds
  return {
    cpu: seconds * endpoints.fn.cpu,
    kept: size.releaseGb * habits.keptReleases,
    memory: seconds * gibOf(endpoints.fn.memory),
    reads: all('reads') + listed + minutes + size.edits + 2 * size.documents * habits.startsOfPublisher,
    requests,
    sent: (visits * habits.visitMb) / 1000,
    standingCpu: size.publisher.cpu * monthSeconds,
    standingMemory: size.publisher.gib * monthSeconds,
    writes: all('writes') + 2 * size.edits
  }
}

function entryOf(counted: Record<string, Counted>, name: string): Counted | undefined {
  return counted[name]
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const money = (value: number) => value.toFixed(2)

/** The tables of docs/monthly-costs.md, by the names of their marks. */
export function tablesOf(counted: Record<CallName, Counted>): Record<string, string> {
  const names = Object.entries(prices)
  const columns = sizes.map(size => unitsOf(size, counted))
  const costs = columns.map(units => names.map(([name]) => costOf(priceName(name), units[priceName(name)])))
  const sizeRow = (title: string, value: (size: Size) => string) =>
    `| ${title} | ${sizes.map(value).join(' | ')} |`
  return {
    calls: [
      '| call | reads | writes | of them wake `alCambiar` |',
      '|---|---|---|---|',
      ...Object.entries(counted).map(
        ([name, { reads, woken, writes }]) => `| ${name} | ${reads} | ${writes} | ${woken} |`
      )
    ].join('\n'),
    habits: Object.entries(habits)
      .map(([name, value]) => `\`${name}\` ${value}`)
      .join(', '),
    month: [
      sizeRow('experiences', ({ experiences }) => whole(experiences)),
      '|---|---|---|---|',
      sizeRow('visits', ({ visits }) => whole(visits)),
      sizeRow('edits', ({ edits }) => whole(edits)),
      ...names.map(
        ([name, { unit }], row) =>
          `| ${unit} | ${columns.map((units, column) => `${whole(units[priceName(name)])}: ${money(costs[column]?.[row] ?? 0)}`).join(' | ')} |`
      ),
      `| **together, USD** | ${costs.map(column => `**${money(column.reduce((sum, cost) => sum + cost, 0))}**`).join(' | ')} |`
    ].join('\n'),
    prices: [
      '| unit | USD | for | free in a month |',
      '|---|---|---|---|',
      ...names.map(([, { free, per, unit, usd }]) => `| ${unit} | ${usd} | ${whole(per)} | ${whole(free)} |`)
    ].join('\n')
  }
}

function priceName(name: string): PriceName {
  if (!isPriceName(name)) throw new TypeError(`${name} has no price`)
  return name
}

function isPriceName(name: string): name is PriceName {
  return Object.hasOwn(prices, name)
}
