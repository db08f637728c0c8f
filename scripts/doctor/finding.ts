/** What one look came to. */
export interface Finding {
  kind: 'good' | 'warning' | 'bad'
  /** What is true, in a sentence. */
  what: string
  /** What a person does about it. */
  how?: string
  /** What the doctor may do about it; it deletes nothing of value. */
  mend?: () => Promise<void> | void
}

export type Look = (env: NodeJS.ProcessEnv) => Finding[] | Promise<Finding[]>

export const good = (what: string): Finding => ({ kind: 'good', what })
export const warning = (what: string, how: string, mend?: Finding['mend']): Finding => ({
  how,
  kind: 'warning',
  what,
  ...(mend && { mend })
})
export const bad = (what: string, how: string, mend?: Finding['mend']): Finding => ({
  how,
  kind: 'bad',
  what,
  ...(mend && { mend })
})
