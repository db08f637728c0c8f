import type { Brush, PaintedWeek } from './week.ts'
import type { StudioTexts } from '#studio/texts.ts'

export interface GridProps {
  brush: Brush
  id: string
  /** The half hours that are shown. */
  minutes: readonly number[]
  /** A stroke is several changes and one step. */
  onPaint: (week: PaintedWeek, isNewStep: boolean) => void
  onUndo: () => void
  texts: StudioTexts['week']
  week: PaintedWeek
}
