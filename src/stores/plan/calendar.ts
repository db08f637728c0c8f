import { type CalendarOfPlan, planCalendar } from '#domain/plan/plan-calendar.ts'
import { downloadFile } from '#services/site/download.ts'

/** Gives the plan as a file for calendars. */
export function downloadCalendar(content: CalendarOfPlan): void {
  downloadFile('plan.ics', new Blob([planCalendar(content, new Date())], { type: 'text/calendar' }))
}
