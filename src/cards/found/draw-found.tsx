import type { ComponentProps } from 'react'

import { drawNodes } from '#cards/draw-nodes.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FoundPages } from './FoundPages.tsx'
import { ResultsLine } from './ResultsLine.tsx'

interface Props {
  chosen: ComponentProps<typeof ChosenFilters>
  line: ComponentProps<typeof ResultsLine>
  pages: ComponentProps<typeof FoundPages>
}

/** Draws the filters, the number and the pages above the results of a search, as its island does later. */
export function drawFound({ chosen, line, pages }: Props): Node[] {
  return drawNodes([
    <div className="chips-on" key="chips">
      <ChosenFilters {...chosen} />
    </div>,
    <div className="listing-status" key="status">
      <ResultsLine {...line} />
    </div>,
    <div className="findings" key="findings">
      <FoundPages {...pages} />
    </div>
  ])
}
