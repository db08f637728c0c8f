/** The accounts of a project, each with the least that works. */
export type AccountName = 'functions' | 'publisher' | 'deployer'

export function accountEmail(name: AccountName, project: string): string {
  return `${name}@${project}.iam.gserviceaccount.com`
}
