import { z } from 'zod'

/** First answer of AEMET OpenData: the address of the data, or an error, which also arrives with status 200. */
export const aemetAnswer = z
  .object({ datos: z.url().optional(), descripcion: z.string().default(''), estado: z.number() })
  .transform(({ datos: address, descripcion: reason, estado: status }) => ({ address, reason, status }))
