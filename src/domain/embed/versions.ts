/** A version of the element that foreign pages may hold, with the sum that they check it by. */
export interface EmbedVersion {
  version: number
  integrity: string
}

/** Published versions stay as they are for ever (`tests/unit/domain/embed/versions.test.ts`); `npm run embed` makes the next one. */
export const embedVersions: readonly [EmbedVersion, ...EmbedVersion[]] = [
  { integrity: 'sha384-ZvLCP42d+fXCsTv7Jar5GLJN2rUR7TpzJwYZs7WvetXpqdWWKTTimwUtISTW1Ufh', version: 1 }
]

export const latestEmbed: EmbedVersion = embedVersions.at(-1) ?? embedVersions[0]
