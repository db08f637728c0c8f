import type { TimeOfDay } from '#domain/time/schedule.ts'

/** Rooms are lit at night: what happens indoors keeps its warm colours. */
export function lamplight(light: TimeOfDay): TimeOfDay {
  return light === 'night' ? 'evening' : light
}
