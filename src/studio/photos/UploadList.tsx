import { useEffect } from 'react'

import { isFinal, type Upload } from './upload.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Speech } from '#studio/form/field-props.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { photoUploads } from './photo-uploads.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  experience: string
  speech: Speech
}

/** Uploads in progress, and failed ones, which stay until they succeed or are removed. */
export function UploadList({ experience, speech: { texts } }: Props) {
  const uploads = useStore(photoUploads.$uploads).filter(upload => upload.experience === experience)
  const { photos: words } = texts
  const goOn = () => void photoUploads.goOn(experience)
  useEffect(() => {
    void photoUploads.restore(experience)
    const back = () => void photoUploads.goOn(experience)
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [experience])
  const open = uploads.filter(({ state }) => state.kind !== 'failed' || !isFinal(state.code))
  const isStuck = open.some(({ state }) => state.kind === 'failed')
  const keeping = open.every(({ isKept }) => isKept) ? words.uploads.kept : words.uploads.notKept
  return (
    <div className="studio-uploads">
      <p className="visually-hidden" role="status">
        {uploads.length > 0 && interpolate(words.uploads.left, { count: uploads.length })}
      </p>
      <ul aria-label={words.uploads.label} hidden={uploads.length === 0}>
        {uploads.map(upload => (
          <li key={upload.id}>
            <span>
              <b>{upload.name}</b> <UploadNote upload={upload} words={words} />
            </span>
            {upload.state.kind === 'sending' && (
              <progress aria-label={upload.name} max={1} value={upload.state.share} />
            )}
            {upload.state.kind === 'failed' && (
              <button
                aria-label={`${words.uploads.leave}: ${upload.name}`}
                className="studio-link-button"
                onClick={() => photoUploads.leave([upload.id])}
                type="button"
              >
                {words.uploads.leave}
              </button>
            )}
          </li>
        ))}
      </ul>
      {open.length > 0 && <p className="studio-help">{keeping}</p>}
      {isStuck && (
        <button className="button button-quiet" onClick={goOn} type="button">
          {words.uploads.goOn}
        </button>
      )}
    </div>
  )
}

interface NoteProps {
  upload: Upload
  words: StudioTexts['photos']
}

function UploadNote({ upload: { state }, words: { problem, uploads } }: NoteProps) {
  const problems: Readonly<Record<string, string>> = problem
  switch (state.kind) {
    case 'failed':
      return (
        <span className="field-error" role="alert">
          {problems[state.code] ?? problem.other}
        </span>
      )
    case 'sending':
      return <span>{interpolate(uploads.sending, { percent: Math.round(state.share * 100) })}</span>
    case 'preparing':
      return <span>{uploads.preparing}</span>
    case 'done':
    case 'waiting':
    default:
      return <span>{uploads.waiting}</span>
  }
}
