import type { HostingRules } from '#publishing/hosting/serving-config.ts'

/** Reserved addresses of Firebase Hosting: the settings of the project and the pages of sign-in. */
export const signInPath = '/__/'

/** Addresses of the programs to which another host passes requests on. */
export interface Origins {
  functions: URL
  signIn: URL
}

/** Every header that a rule sets, once. */
export function headerNames({ headers }: HostingRules): string[] {
  return [...new Set(headers.flatMap(rule => rule.headers.map(({ key }) => key)))]
}

export function functionOf(rewrite: HostingRules['rewrites'][number]): string {
  if ('function' in rewrite) return rewrite.function.functionId
  throw new TypeError(`The rewrite of ${rewrite.source} to a file is written for Firebase alone.`)
}

export function isFunctionAddress({ rewrites }: HostingRules, glob: string): boolean {
  return glob !== '**' && rewrites.some(({ source }) => source === glob)
}

/** The address of a function, without a slash at its end; the path that was asked for follows. */
export function functionAddress({ functions }: Origins, name: string): string {
  return `${functions.href.replace(/\/$/, '')}/${name}`
}
