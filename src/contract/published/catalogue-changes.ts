import { z } from 'zod'

export const schemaAddress = z.string().describe('La dirección de este esquema')
export const moment = z.string().describe('ISO 8601')

/** `/catalogo.cambios.json`: what changed last, and what is gone. */
export const changes = z.object({
  $schema: schemaAddress,
  cambios: z
    .array(z.object({ cuando: moment, id: z.string(), parte: z.url().describe('Dónde está entera') }))
    .describe('Lo último que se ha escrito o cambiado, lo más nuevo primero'),
  desde: moment.nullable().describe('Para quien leyó antes de este momento, hay que leer todo'),
  retiradas: z
    .array(z.string())
    .describe('Los id que no están en el catálogo, o ya no: quien los tenga, los borra'),
  retiradasCompletas: z.boolean().describe('Si no, las que faltan se ven al leer todo')
})

type PublishedChanges = z.input<typeof changes>

/** More ids than these would make a file too large to fetch every day. */
const maxGone = 5000

export function encodeChanges(
  schema: string,
  { changes: changed, gone }: { changes: { id: string; part: string; updated: string }[]; gone: string[] }
): PublishedChanges {
  return {
    $schema: schema,
    cambios: changed.map(({ id, part: parte, updated }) => ({ cuando: updated, id, parte })),
    desde: changed.at(-1)?.updated ?? null,
    retiradas: gone.slice(0, maxGone),
    retiradasCompletas: gone.length <= maxGone
  }
}
