import { uploadedFile } from '#domain/data/picture-file.ts'
import { addressOf, photosIn, sizeOf } from './photo-list.ts'

/** The uploaded photographs of a value, small, in their order. What they show is told beside them. */
export function PhotoStrip({ value }: { value: unknown }) {
  const shown = photosIn(value).filter(photo => uploadedFile(addressOf(photo)) !== null)
  if (shown.length === 0) return null
  return (
    <div className="studio-photo-strip">
      {shown.map(photo => (
        <img
          alt=""
          {...sizeOf(photo)}
          className="studio-thumbnail"
          key={addressOf(photo)}
          loading="lazy"
          src={addressOf(photo)}
        />
      ))}
    </div>
  )
}
