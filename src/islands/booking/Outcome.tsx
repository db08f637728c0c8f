import { type ComponentProps, type MouseEvent, useCallback, useId, useState } from 'react'

import { effectOf, type LinkEffect } from '#domain/booking/link-effect.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { noteStepHere } from '#stores/privacy/steps.ts'
import { useIsAwake } from '#islands/ui/useIsAwake.ts'

import { realLink, sampleLink } from './booking-link.ts'
import { BookingWays } from './BookingWays.tsx'
import { SampleAnswer, type SampleLabels } from './SampleAnswer.tsx'

interface Props extends Omit<ComponentProps<typeof BookingWays>, 'goToShop' | 'linkTo' | 'sample'> {
  hasParty: boolean
  modes: OperatingMode[]
  sample: SampleLabels | undefined
}

/** How it is booked in some of the modes. In a sample a booking says what it would do, and leads nowhere. */
export function Outcome({ hasParty, modes, sample, ...ways }: Props) {
  const [effect, setEffect] = useState<LinkEffect | null>(null)
  const noteId = useId()
  // The server draws for visitors without scripts, too.
  const isAwake = useIsAwake()
  const showShop = useCallback((to: string) => setEffect({ kind: 'shop', to }), [])
  return (
    <div
      className="ways"
      data-for-modes={modes.join(' ')}
      data-says-party={hasParty || undefined}
      onClickCapture={event => {
        noteBooking(event)
        if (sample) showEffect(event, setEffect)
      }}
    >
      <BookingWays
        {...ways}
        {...{ sample }}
        goToShop={sample && showShop}
        linkTo={sample && !isAwake ? sampleLink(noteId) : realLink}
      />
      {sample && (
        <p className="sample without-scripts" id={noteId}>
          {sample.nothing}
        </p>
      )}
      {sample && effect && (
        <SampleAnswer
          {...{ effect }}
          closeLabel={ways.labels.close}
          labels={sample}
          onClose={() => setEffect(null)}
        />
      )}
    </div>
  )
}

/** Every link to the seller begins a booking. */
function noteBooking({ target }: { target: EventTarget }): void {
  if (target instanceof Element && target.closest('[data-books]')) noteStepHere('booked')
}

/** Stops at a link that would leave the site, and tells what it would do. */
function showEffect(event: MouseEvent, show: (effect: LinkEffect) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.origin === location.origin || 'opensDialog' in link.dataset) return
  event.preventDefault()
  show(effectOf(link.href))
}
