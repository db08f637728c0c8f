import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ownProblems, problemsBelow } from '#studio/form/field-problem.ts'
import { uploadedFile } from '#domain/data/picture-file.ts'
import { listOrNothing } from '#studio/form/values.ts'
import type { Fields } from '#studio/document/patch.ts'
import { addressOf, moveTo, photosIn, withUploaded } from './photo-list.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { FieldFrame } from '#studio/form/FieldFrame.tsx'
import type { FieldProps, Speech } from '#studio/form/field-props.view.ts'
import { photoUploads } from './photo-uploads.store.ts'
import { PhotoItem, type PhotoTool } from './PhotoItem.tsx'
import { RemovePhoto } from './RemovePhoto.tsx'
import { UploadList } from './UploadList.tsx'
import { UploadZone } from './UploadZone.tsx'
import { usePhotoDrag } from './usePhotoDrag.ts'

interface Place {
  index: number
  photo: Fields
}

/** Photographs in their order: uploaded here, with what is seen on each and what must stay in view. */
export function PicturesField({ onChange, problems, value, ...rest }: FieldProps) {
  const { id, speech } = rest
  const photos = photosIn(value)
  const change = (changed: readonly Fields[]) => onChange(listOrNothing(changed))
  const experience = speech.place?.collection === 'experiencias' ? speech.place.id : null
  useArrived(experience, photos, change)
  const removal = useRemoval(photos, change)
  return (
    <FieldFrame {...rest} isGroup problems={ownProblems(problems)}>
      {() => (
        <>
          {experience !== null && (
            <>
              <UploadZone experience={experience} id={id} speech={speech} />
              <UploadList experience={experience} speech={speech} />
            </>
          )}
          <PhotoRows {...rest} change={change} onRemove={removal.ask} photos={photos} problems={problems} />
          {removal.removed !== null && <RemovedPhoto onUndo={removal.undo} speech={speech} />}
          <button
            className="button button-quiet"
            id={experience === null ? id : undefined}
            onClick={() => change([...photos, {}])}
            type="button"
          >
            {speech.texts.photos.byAddress}
          </button>
          {removal.asked !== null && (
            <RemovePhoto
              {...removal.asked}
              experience={experience}
              onClose={removal.close}
              onRemove={removal.remove}
              speech={speech}
            />
          )}
        </>
      )}
    </FieldFrame>
  )
}

/** A photograph is taken out after it was said where it stands, and comes back to its place. */
function useRemoval(photos: readonly Fields[], change: (photos: readonly Fields[]) => void) {
  const [asked, setAsked] = useState<Place | null>(null)
  const [removed, setRemoved] = useState<Place | null>(null)
  return {
    ask: (index: number) => {
      const photo = photos[index]
      if (photo !== undefined) setAsked({ index, photo })
    },
    asked,
    close: () => setAsked(null),
    remove: () => {
      if (asked === null) return
      change(photos.toSpliced(asked.index, 1))
      setRemoved(asked)
    },
    // Once the dialog is gone it can have the focus.
    removed: asked === null ? removed : null,
    undo: () => {
      if (removed !== null) change(photos.toSpliced(removed.index, 0, removed.photo))
      setRemoved(null)
    }
  }
}

interface RowsProps extends Omit<FieldProps, 'onChange' | 'value'> {
  change: (photos: readonly Fields[]) => void
  onRemove: (index: number) => void
  photos: readonly Fields[]
}

function PhotoRows({ change, form, id, onRemove, path, photos, problems, speech }: RowsProps) {
  const order = useOrder(id, photos, change)
  const drag = usePhotoDrag((from, to) => order.move(from, to, 'handle'))
  const keys = keysOf(photos)
  return (
    <>
      <ol className="studio-list studio-photos">
        {photos.map((photo, index) => (
          <PhotoItem
            drag={drag}
            form={form}
            id={`${id}-${index}`}
            index={index}
            key={keys[index]}
            length={photos.length}
            onChange={changed => change(photos.with(index, changed))}
            onMove={(by, tool) => order.move(index, index + by, tool)}
            onRemove={() => onRemove(index)}
            path={`${path}.${index}`}
            photo={photo}
            problems={problemsBelow(problems, String(index))}
            speech={speech}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {order.place !== null &&
          interpolate(speech.texts.photos.moved, { count: photos.length, number: order.place + 1 })}
      </p>
    </>
  )
}

/** An uploaded photograph keeps its element wherever it goes; an address that is being typed is no name yet. */
function keysOf(photos: readonly Fields[]): string[] {
  const addresses = photos.map(addressOf)
  return addresses.map((address, index) =>
    uploadedFile(address) !== null && addresses.indexOf(address) === index ? address : String(index)
  )
}

/** Gives photographs other places. The focus goes with the one that was moved, to the tool that moved it. */
function useOrder(id: string, photos: readonly Fields[], change: (photos: readonly Fields[]) => void) {
  const [moved, setMoved] = useState<{ place: number; tool: PhotoTool } | null>(null)
  useEffect(() => {
    if (moved === null) return
    const [tool, handle] = [moved.tool, 'handle'].map(name =>
      document.getElementById(`${id}-${moved.place}-${name}`)
    )
    if (tool?.matches(':disabled')) handle?.focus()
    else tool?.focus()
  }, [id, moved])
  const move = (from: number, to: number, tool: PhotoTool) => {
    if (to < 0 || to >= photos.length) return
    change(moveTo(photos, from, to))
    setMoved({ place: to, tool })
  }
  return { move, place: moved?.place ?? null }
}

/** Uploaded photographs are added at the end, also those that arrived while another document was open. */
function useArrived(
  experience: string | null,
  photos: readonly Fields[],
  change: (photos: readonly Fields[]) => void
): void {
  const latest = useRef({ change, photos })
  useLayoutEffect(() => {
    latest.current = { change, photos }
  })
  useEffect(() => {
    if (experience === null) return undefined
    return photoUploads.$uploads.subscribe(() => {
      const arrived = photoUploads.takeDone(experience)
      if (arrived.length > 0) latest.current.change(withUploaded(latest.current.photos, arrived))
    })
  }, [experience])
}

interface Props {
  onUndo: () => void
  speech: Speech
}

/** A photograph was taken out, and comes back with one press. */
function RemovedPhoto({ onUndo, speech: { texts } }: Props) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <p className="studio-photo-removed" role="status">
      {texts.photos.removed}{' '}
      <button className="button button-quiet" onClick={onUndo} ref={undo} type="button">
        {texts.photos.undo}
      </button>
    </p>
  )
}
