import { useEffect, useState } from 'react'

import { Dialog } from '#islands/ui/Dialog.tsx'
import type { StudioTexts } from '#studio/texts.ts'

import { isWriting } from './is-writing.view.ts'

/** The keys of the studio, on `?` where nobody is writing. */
export function KeyHelp({ texts }: { texts: StudioTexts }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = ({ key, target }: KeyboardEvent) => {
      if (key === '?' && !isWriting(target)) setOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  if (!isOpen) return null
  return (
    <Dialog closeLabel={texts.bulk.close} heading={texts.keys.title} onClose={() => setOpen(false)}>
      <dl className="studio-keys">
        {texts.keys.list.map(({ does, keys }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
