/** Where photographs may come from. */
export interface PhotoSources {
  /** The first part of their path when they lie in a folder of this project, which has the same name. */
  folder: string
  /** Origins they may be fetched from while building: `https://fotos.example`. */
  origins: readonly string[]
}
