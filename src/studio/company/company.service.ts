import { estudioDias, estudioMarcarDia } from './company-days.call.ts'
import type { Result } from '#domain/data/remote.ts'
import { routes } from '#domain/site/routes.ts'
import type { CompanyDays, DayMark, MarkedDay } from './company-day.ts'
import { daysOffIn, type Exception } from '#domain/time/day-off.ts'
import { fullStartsIn } from '#domain/time/timetable-text.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** Calls of a company about the days of its experiences. */
export interface CompanyApi {
  days: () => Promise<Result<CompanyDays>>
  mark: (mark: DayMark) => Promise<Result<MarkedDay>>
  /** Marks that visitors see now; null when the page does not answer. */
  seen: (slug: string) => Promise<Exception[] | null>
}

function createCompanyApi(call: Call, send: typeof fetch): CompanyApi {
  return {
    days: () => callFunction(call, estudioDias, {}),
    mark: mark => callFunction(call, estudioMarcarDia, mark),
    seen: async slug => {
      try {
        const page = await send(routes.experience(slug), { cache: 'no-store' })
        if (!page.ok) return null
        const html = await page.text()
        return [...daysOffIn(html), ...fullStartsIn(html)]
      } catch {
        return null
      }
    }
  }
}

export const companyApi = createCompanyApi(customerCall, (...request) => fetch(...request))
