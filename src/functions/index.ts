// Every function that is deployed.

export * from './requests.ts'
export * from './events.ts'
