import { errorMessage } from '#publishing/error-message.ts'
import { type Outcome, refused } from '../console.ts'
import { bad, type Finding, good, type Check } from './finding.ts'

const signs = { bad: '✗', good: '✓', warning: '!' } as const satisfies Record<Finding['kind'], string>

interface Examination {
  env: NodeJS.ProcessEnv
  isMending: boolean
  say: (line: string) => void
}

/** Looks at everything, also when one look fails, and says what is wrong with what to do. Refused where something keeps the shop from working. */
export async function examine(
  looks: Readonly<Record<string, Check>>,
  { env, isMending, say }: Examination
): Promise<Outcome> {
  const all: Finding[] = []
  for (const [name, look] of Object.entries(looks)) {
    const findings = await findingsOf(look, env)
    if (findings.length > 0) say(`\n${name}`)
    for (const found of findings) {
      const finding = isMending ? await mended(found) : found
      all.push(finding)
      for (const line of linesOf(finding)) say(line)
    }
  }
  const worse = all.filter(({ kind }) => kind === 'bad')
  const warnings = all.filter(({ kind }) => kind === 'warning')
  const mendable = all.filter(({ mend }) => mend !== undefined)
  if (mendable.length > 0) say(`\n${mendable.length} of it can be mended: npm run doctor -- --mend`)
  if (worse.length > 0) return refused(`${worse.length} wrong, ${warnings.length} to look at.`)
  say(`\nNothing is wrong, ${warnings.length} to look at.`)
  return { kind: 'done' }
}

async function findingsOf(look: Check, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    return await look(env)
  } catch (error) {
    return [bad(`This could not be looked at: ${errorMessage(error)}`, 'Mend that first')]
  }
}

async function mended(finding: Finding): Promise<Finding> {
  if (finding.mend === undefined) return finding
  try {
    await finding.mend()
    return good(`Mended: ${finding.what}`)
  } catch (error) {
    const { mend: _, ...rest } = finding
    return { ...rest, how: `It could not be mended: ${errorMessage(error)}` }
  }
}

function linesOf({ how, kind, what }: Finding): string[] {
  return [
    `  ${signs[kind]} ${what}`,
    ...(how === undefined ? [] : how.split('\n').map(line => `      ${line}`))
  ]
}
