// Every function that is deployed.

export * from './requests.ts'
export * from './writes.ts'
export * from './jobs.ts'
