/** Writes the tables of `docs/documents.md` from the schemas: the test that compares them also writes them. */
import { spawnSync } from 'node:child_process'
import { argumentsGiven, end, refused } from './console.ts'

argumentsGiven('documents')

const test = 'tests/contract/schema/documents-page.test.ts'
const { status } = spawnSync('vitest', ['run', test, '--update'], { stdio: 'inherit' })
end(status === 0 ? { kind: 'done' } : refused('docs/documents.md could not be written.'))
