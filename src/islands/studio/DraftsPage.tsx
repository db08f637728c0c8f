import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'

import { drafts } from '#stores/studio/drafts.ts'
import { AccountFrame, type AccountFrameLabels } from '#islands/account/AccountFrame.tsx'
import { DraftsView, type DraftsViewProps } from './DraftsView.tsx'

interface Props extends Omit<DraftsViewProps, 'onRetry' | 'state'> {
  frame: AccountFrameLabels
}

/** What is still being written, and how the site stands, for administrators. */
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
  return <DraftsView {...props} onRetry={() => void drafts.load()} state={state} />
}
