/** The place of a site has two parts: `served` is a link to one of the two releases in `folder`. */
export interface Place {
  served: string
  folder: string
  /** Inside the project: Astro works below it, each program in a folder of its own. `.render` unless said otherwise. */
  work?: string
  /** How many releases of before can be gone back to: twenty unless said otherwise. */
  kept?: number
}
