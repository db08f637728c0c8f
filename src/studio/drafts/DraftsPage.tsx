import { useStore } from '#islands/ui/useStore.ts'
import { useEffect, useState } from 'react'

import { isForEditor } from '#domain/site/publication-control.ts'
import { drafts } from './drafts.store.ts'
import { AccountFrame, type AccountFrameLabels } from '#islands/account/AccountFrame.tsx'
import { DraftsView, type DraftsViewProps } from './DraftsView.tsx'
import { PublicationPanel } from '#studio/publication/PublicationPanel.tsx'

interface Props extends Omit<DraftsViewProps, 'onRetry' | 'state'> {
  frame: AccountFrameLabels
}

/** Drafts, and for administrators the state of the site. */
export default function DraftsPage({ frame, ...rest }: Props) {
  return (
    <AccountFrame isForStaff labels={frame}>
      {({ uid }) => <Drafts key={uid} {...rest} />}
    </AccountFrame>
  )
}

function Drafts(props: Omit<Props, 'frame'>) {
  const state = useStore(drafts.$drafts)
  useEffect(() => void drafts.load(), [])
  // The drafts open the session; while they load again the way to go on stays.
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && isForEditor(state)) setOpen(true)
  const waiting = state.kind === 'ready' ? state.value.status?.waiting : null
  return (
    <>
      <DraftsView {...props} onRetry={() => void drafts.load()} state={state} />
      {isOpen && (
        <PublicationPanel
          isHeld={waiting?.kind === 'held'}
          language={props.language}
          onDecided={() => void drafts.load()}
          texts={props.texts.control}
        />
      )}
    </>
  )
}
