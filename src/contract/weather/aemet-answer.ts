import { z } from 'zod'

/** What AEMET OpenData answers first: where the data lie, or why there are none. It says so with status 200, too. */
export const aemetAnswer = z
  .object({ datos: z.url().optional(), descripcion: z.string().default(''), estado: z.number() })
  .transform(({ datos: address, descripcion: reason, estado: status }) => ({ address, reason, status }))
