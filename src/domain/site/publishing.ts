/** Who publishes an edit: a service that keeps the site warm, or a workflow of the repository. */
export type PublicationStarter =
  /** `url`: where the service answers, `https://…`. */
  | { kind: 'service'; url: string }
  /** `repository`: `owner/name` on GitHub. `to`: the environment that it publishes, `staging` or `production`. */
  | { kind: 'workflow'; repository: string; to: string }

/** How edits reach the site. */
export interface Publishing {
  hostingSite: string
  /** Letters, digits and hyphens, 8 to 128 of them; null: search engines find changes by themselves. */
  indexNowKey: string | null
  sitemapPings: readonly string[]
  starter: PublicationStarter | null
}
