import { type ChangeEvent, useState } from 'react'

import { sizeIn } from '#domain/data/picture-file.ts'

import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps, Speech } from './field-props.view.ts'
import { storePicture } from './picture.store.ts'
import { lineIn } from './values.ts'

type Sending = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; code: string }

/** One picture: chosen on the device, or named by its address. The document changes when the file has arrived. */
export function PictureField({ onChange, value, ...rest }: FieldProps) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const { id, speech } = rest
  const address = lineIn(value)
  const send = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // So that the same file can be chosen again.
    currentTarget.value = ''
    if (file === undefined) return
    setSending({ kind: 'sending' })
    const answer = await storePicture(file, speech.place?.id ?? '')
    setSending(answer.kind === 'failed' ? answer : { kind: 'idle' })
    if (answer.kind === 'done') onChange(answer.value.url)
  }
  return (
    <FieldFrame {...rest}>
      {described => (
        <>
          {address !== '' && (
            <img alt="" className="studio-picture" loading="lazy" {...sizeIn(address)} src={address} />
          )}
          <div className="studio-picture-tools">
            <input
              accept="image/jpeg,image/png,image/webp"
              id={`${id}-file`}
              onChange={event => void send(event)}
              type="file"
            />
            <label className="button button-quiet" htmlFor={`${id}-file`}>
              {speech.texts.picture.choose}
            </label>
            <input
              {...described}
              className="field"
              onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
              placeholder={speech.texts.picture.address}
              type="text"
              value={address}
            />
          </div>
          <p role="status">{stateText(sending, speech)}</p>
        </>
      )}
    </FieldFrame>
  )
}

function stateText(sending: Sending, { texts: { photos, picture, save } }: Speech): string {
  if (sending.kind === 'idle') return ''
  if (sending.kind === 'sending') return save.saving
  const known: Readonly<Record<string, string>> = photos.problem
  // Other reasons speak of a photograph that waits on the device.
  return (sending.code.startsWith('photo-') ? known[sending.code] : undefined) ?? picture.failed
}
