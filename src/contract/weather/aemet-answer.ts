import { z } from 'zod'

/** What AEMET OpenData answers first: where the data lie, or why there are none. It says so with status 200, too. */
export const aemetAnswer = z.object({
  datos: z.url().optional(),
  descripcion: z.string().optional(),
  estado: z.number()
})

export type AemetAnswer = z.output<typeof aemetAnswer>
