/** Result of one check of the doctor. */
export interface Finding {
  kind: 'good' | 'warning' | 'bad'
  /** The finding in one sentence. */
  what: string
  /** Advice for a person. */
  how?: string
  /** Repair by the doctor; it deletes nothing of value. */
  mend?: () => Promise<void> | void
}

export type Check = (env: NodeJS.ProcessEnv) => Finding[] | Promise<Finding[]>

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
