import { sizeIn } from '#domain/data/picture-file.ts'
import { admin } from './admin.store.ts'

import type { AdminTexts } from './admin-texts.view.ts'

interface Props {
  id: string
  imageUrl: string | null
  texts: AdminTexts
}

/** The picture of a question: chosen, it is stored at once. */
export function QuestionImage({ id, imageUrl, texts }: Props) {
  return (
    <fieldset>
      <legend>{texts.image}</legend>
      {imageUrl && <img alt="" {...sizeIn(imageUrl)} className="admin-image" src={imageUrl} />}
      <label>
        {texts.chooseImage}
        <input
          accept="image/jpeg,image/png,image/webp"
          className="field"
          onChange={event => {
            const [file] = event.target.files ?? []
            if (file) void admin.upload(id, file)
          }}
          type="file"
        />
      </label>
      {imageUrl && (
        <button className="button button-quiet" onClick={() => void admin.removeImage(id)} type="button">
          {texts.removeImage}
        </button>
      )}
    </fieldset>
  )
}
