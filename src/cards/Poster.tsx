import type { PictureView } from '#domain/listing/cards/card-view.ts'
import type { CardPhoto } from '#domain/listing/files/listing-entry.ts'

/** The size of a wide poster. */
const poster = { height: 300, width: 400 }

/** A card's picture is cut to 4:3, as its poster is; a large one keeps its shape. */
const sizesIn = {
  card: '(min-width: 80rem) 18rem, (min-width: 60rem) 30vw, (min-width: 36rem) 46vw, 92vw',
  hero: '(min-width: 80rem) 54rem, (min-width: 60rem) calc(100vw - 26rem), 94vw'
}

/** In view when the page opens: fetched first. */
interface Priority {
  isFirst?: boolean
}

/** The picture of an experience: its photograph, else its poster. Beneath the photograph lies the poster until it has come, and stays in view when it does not. */
export function Poster({
  isFirst = false,
  view: { alt, photo, poster: src }
}: Priority & { view: PictureView }) {
  const loading = isFirst ? 'eager' : 'lazy'
  if (photo === null) {
    const fetchPriority = isFirst ? 'high' : undefined
    return <img alt={alt} decoding="async" {...{ fetchPriority, loading, src }} {...poster} />
  }
  return (
    <span className="photo">
      <Photograph isFirst={isFirst} photo={photo} />
      <img alt="" className="waiting" decoding="async" {...{ loading, src }} {...poster} />
    </span>
  )
}

/** A photograph in the sizes of its place. */
export function Photograph({ isFirst = false, photo }: Priority & { photo: CardPhoto }) {
  const { alt, height, place, src, srcset, width } = photo
  return (
    <img
      alt={alt}
      decoding="async"
      fetchPriority={isFirst ? 'high' : undefined}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      sizes={srcset ? sizesIn[place] : undefined}
      src={src}
      srcSet={srcset || undefined}
      width={width}
    />
  )
}
