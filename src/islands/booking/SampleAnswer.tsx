import type { LinkEffect } from '#domain/booking/link-effect.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { readablePhone } from '#domain/text/phone.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import type { Texts } from '#texts.ts'

export type SampleLabels = Texts['bookingSample']

interface Props {
  closeLabel: string
  effect: LinkEffect
  labels: SampleLabels
  onClose: () => void
}

/** Says what a booking would send or open. The companies of a sample do not exist, and nor do their addresses. */
export function SampleAnswer({ closeLabel, effect, labels, onClose }: Props) {
  const { kind, to } = effect
  return (
    <Dialog {...{ closeLabel, onClose }} heading={labels.heading}>
      <p>{interpolate(labels[kind], { to: readablePhone(to) })}</p>
      {'text' in effect && <blockquote className="sample">{effect.text}</blockquote>}
      {(kind === 'link' || kind === 'shop') && <p className="sample">{to}</p>}
    </Dialog>
  )
}
