/**
 * Files of the site, by their paths below the root, that show the same data. It is the same object from one content to the next while the data are: where it is
 * another one, its keys are made and compared.
 */
export interface Shown {
  files: ShownFile[]
  /** A word for what is made of no content. */
  data: object | string
}

/** A file shows of its texts what is read in its language; one without a language may show them in any. */
export interface ShownFile {
  path: string
  language: string | null
}

/** Description of a site for its publisher. `Content` is the type from which its pages read. */
export interface Site<Content extends object> extends Threaded<Content> {
  /** Every file that is made of a content. A list that is the same object as before has the same in it, and is not looked at. */
  shown: (content: Content) => Iterable<readonly Shown[]>
  /** The key of some data, in a language: another one when anything in them is. */
  fingerprint: (data: object | string, language: string | null) => string
  /** From here on the pages of this thread read this content. */
  show: (content: Content) => void
  /** From here on the routes of this thread name these files alone. */
  want: (files: ReadonlySet<string>) => void
  /** Edits for the warm-up, which are not served. Each is published in turn; the last one should be the content itself. */
  rehearsals?: (content: Content) => Iterable<Content>
  /** Files that the warm-up renders beside some of each template: those that show every item. */
  isWarmedUp?: (file: string) => boolean
}

/** The part of a site's description that a render thread needs. */
export interface Threaded<Content extends object> {
  /** The address of a module with a `RenderThread`: loaded in each thread that renders. */
  thread: URL
  /** The plain part of a content, of which a render thread makes its own. Lists and objects that are the same as before are not sent again. */
  plain: (content: Content) => object
}

/** Exports of the module `Site.thread`. */
export interface RenderThread {
  show: (plain: object) => void
  want: (files: ReadonlySet<string>) => void
}
