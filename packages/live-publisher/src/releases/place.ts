/** Where a site lies: `served` is a link to one of the two releases in `folder`. */
export interface Place {
  served: string
  folder: string
  /** Inside the project: Astro works below it, each program in a folder of its own. `.render` unless said otherwise. */
  work?: string
}
