import { spawnSync } from 'node:child_process'

/** Questions that programs of this project ask gcloud, and read the answer of. */
export const gcloudQuestions = {
  access: () => ['auth', 'print-access-token'],
  identity: () => ['auth', 'print-identity-token'],
  /** For a service account, which has to say whom its token is for. */
  identityFor: (audience: string) => ['auth', 'print-identity-token', `--audiences=${audience}`],
  secret: (name: string, project: string) => ['secrets', 'describe', name, '--project', project],
  projectNumber: (project: string) => ['projects', 'describe', project, '--format', 'value(projectNumber)']
}

/** Runs one command of gcloud, which never waits for somebody to answer. */
export function gcloud(args: readonly string[]): { status: number | null; stderr: string; stdout: string } {
  return spawnSync('gcloud', [...args, '--quiet'], { encoding: 'utf8' })
}

/** Returns what gcloud answers, or null where it refuses or is not installed. */
export function askGcloud(args: readonly string[]): string | null {
  const { status, stdout } = gcloud(args)
  return status === 0 ? stdout.trim() : null
}

/** A command as somebody types it, with quotes where a shell needs them. */
export function inShell(words: readonly string[]): string {
  return words.map(quoted).join(' ')
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
