import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { catalogFolder } from '#catalog/model/snapshot.ts'
import { collectionNames } from '#contract/reading/snapshot.ts'
import { excerptOf, type Problem } from '#contract/problems/problem.ts'
import { photographs } from '#settings.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import type { UnreadablePhoto } from './photos.ts'

const field = 'imagenes'
const maxLines = 10
const expectedBeginning = 'una imagen de '

const report: z.ZodType<Problem[]> = z.array(
  z.object({
    collection: z.enum(collectionNames),
    expected: z.string(),
    field: z.string(),
    id: z.string(),
    outcome: z.enum(['ignored', 'left-out']),
    problem: z.string(),
    value: z.string()
  })
)

/** Reports photographs that cannot be shown like any other bad value in the documents. */
export function photoProblems(unreadable: UnreadablePhoto[]): Problem[] {
  const expected = expectation()
  return unreadable.map(({ id, reason, url }) => ({
    collection: 'experiencias',
    expected,
    field,
    id,
    outcome: 'ignored',
    problem: reason,
    value: excerptOf(url)
  }))
}

/** Tells the editors which photographs cannot be shown: on the console, and in the report beside what is wrong in the documents. */
export function reportPhotos(unreadable: UnreadablePhoto[], folder = catalogFolder): void {
  const problems = photoProblems(unreadable)
  const file = `${folder}/report.json`
  const written: Problem[] = existsSync(file) ? report.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  const others = written.filter(problem => !isOfPhotograph(problem))
  if (problems.length > 0 || others.length < written.length) {
    writeFileAtomic(file, `${JSON.stringify([...others, ...problems], null, 2)}\n`)
  }
  for (const { expected, id, problem, value } of problems.slice(0, maxLines)) {
    console.log(`  aviso  experiencias/${id}  ${field}  ${problem} (${value}); se espera ${expected}`)
  }
  if (problems.length > maxLines) console.log(`  y ${problems.length - maxLines} fotografías más en ${file}`)
}

/** A document that is left out because of its pictures has a row of that field too, which is not of this report. */
function isOfPhotograph({ expected, field: name, outcome }: Problem): boolean {
  return name === field && outcome === 'ignored' && expected.startsWith(expectedBeginning)
}

function expectation(): string {
  const origins = photographs.origins.map(origin => ` o de ${origin}`).join('')
  return `${expectedBeginning}${photographs.folder}${origins}`
}
