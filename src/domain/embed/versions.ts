/** A version of the element that foreign pages may hold, with the sum that they check it by. */
export interface EmbedVersion {
  version: number
  integrity: string
}

/** Published versions stay as they are for ever (`tests/unit/domain/embed/versions.test.ts`); `npm run embed` makes the next one. */
export const embedVersions: readonly [EmbedVersion, ...EmbedVersion[]] = [
  { integrity: 'sha384-31q/8LQ2k8Iwe8K5sKEy1F4ZAO4Ge79M9YaG0Lviphu4J+6OhAP7N3zgff4YjH4m', version: 1 },
  { integrity: 'sha384-WgCOHnluEzEoQgXKW98lYqUBwqiykZO43MeE1bmQDLXPw3m+khEu4fQFWGQ98DS7', version: 2 }
]

export const latestEmbed: EmbedVersion = embedVersions.at(-1) ?? embedVersions[0]
