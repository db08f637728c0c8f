import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Fault } from '../checking/check.ts'
import type { Site } from '../site/site.ts'

/** Messages in which the validator is behind the standard or differs from it, each with the reason. Nothing else is let through. */
const gaps: readonly { reason: string; says: RegExp }[] = [
  { reason: 'CSS View Transitions 1 has it', says: /^CSS: .view-transition-name.: Property/ },
  { reason: 'CSS Fonts 5 has it for @font-face', says: /^CSS: .size-adjust.: Property/ },
  {
    reason: 'HTML has it since 2024: of the menus of a name one is open',
    says: /^Attribute .name. not allowed on element .details./
  },
  {
    reason: 'the Speculation Rules API has it',
    says: /^Bad value .speculationrules. for attribute .type. on element .script./
  }
]

const report = z.object({
  messages: z.array(
    z.object({
      lastLine: z.number().optional(),
      message: z.string(),
      type: z.string(),
      url: z.string().optional()
    })
  )
})

export type Verdict = { kind: 'looked'; faults: Fault[] } | { kind: 'no-java' }

/** Runs the W3C's Nu HTML checker over the pages. It is a Java program: without Java the check is skipped. A run that does not finish counts as a fault, because the pages stay unchecked. */
export async function askValidator(
  site: Pick<Site, 'text'>,
  pages: readonly string[],
  java = 'java'
): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'site-checks-html-'))
  try {
    for (const page of pages) {
      const file = join(folder, fileOf(page))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, site.text(page))
    }
    return { faults: faultsIn(await validated(java, folder), folder), kind: 'looked' }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing) return { kind: 'no-java' }
    const change = `Let the Nu validator come to its end: ${error instanceof Error ? error.message : String(error)}`
    return { faults: [{ at: '/', change }], kind: 'looked' }
  } finally {
    rmSync(folder, { force: true, recursive: true })
  }
}

/** Reads the validator's messages, without the known gaps. */
export function faultsIn(answer: string, folder = ''): Fault[] {
  const { messages } = report.parse(JSON.parse(answer))
  return messages
    .filter(({ message, type }) => type !== 'info' && !gaps.some(({ says }) => says.test(message)))
    .map(({ lastLine, message, url = '' }) => ({
      at: pageOf(url, folder),
      change: `${message} (line ${lastLine ?? '?'})`
    }))
}

function validated(java: string, folder: string): Promise<string> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const options = [
    '-Xss4m',
    '-jar',
    jar,
    '--errors-only',
    '--exit-zero-always',
    '--stdout',
    '--format',
    'json'
  ]
  return new Promise((resolve, reject) => {
    const program = spawn(java, [...options, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
    const [said, wrong]: [Buffer[], Buffer[]] = [[], []]
    program.stdout.on('data', (part: Buffer) => said.push(part))
    program.stderr.on('data', (part: Buffer) => wrong.push(part))
    program.on('error', reject)
    program.on('close', code => {
      if (code === 0) resolve(Buffer.concat(said).toString('utf8'))
      else reject(new Error(Buffer.concat(wrong).toString('utf8').trim() || `it ended with ${code}`))
    })
  })
}

function fileOf(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`
}

function pageOf(url: string, folder: string): string {
  const path = decodeURI(url)
    .replace(/^file:/, '')
    .replace(folder, '')
    .replace(/\.html$/, '')
  return path === '/index' ? '/' : path
}
