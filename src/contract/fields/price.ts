import { z } from 'zod'

import { isPriceFromPlausible, type Price, type PriceFrom, priceFrom } from '#domain/catalogue/price.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { field } from '#contract/schema/field.ts'
import { amount, list, localizedName } from './fields.ts'

const euros = z.number().min(0).max(100_000)

export const priceFields = {
  precioDesde: field(amount(euros), {
    label: { en: 'Price from', es: 'Precio desde' },
    help: { en: 'The lowest positive price.', es: 'El menor precio positivo.' },
    missing: { en: 'computed; the computed one wins', es: 'se calcula; vale el calculado' },
    example: 20,
    unit: 'euros',
    isAdvisory: true
  }),
  precios: field(
    list(
      z
        .object({
          nombre: field(localizedName, {
            label: { en: 'What is paid for', es: 'Qué se paga' },
            help: { en: 'A season or a way to take part.', es: 'Una temporada o una forma de venir.' },
            missing: { en: 'no name', es: 'sin nombre' },
            example: { es: 'Salida' }
          }),
          precios: field(z.record(z.string().min(1), euros.nullish()), {
            label: { en: 'Price per person', es: 'Precio por persona' },
            help: {
              en: 'By who pays: adulto, nino, familia.',
              es: 'Por quién lo paga: adulto, nino, familia.'
            },
            missing: { en: 'no price', es: 'sin precio' },
            example: { adulto: 35, nino: 20 },
            unit: 'euros',
            control: 'amounts'
          })
        })
        .transform(priceOf)
    ),
    {
      label: { en: 'Prices', es: 'Precios' },
      help: {
        en: 'Final prices, VAT included, by who pays.',
        es: 'Precio final, IVA incluido, por quién lo paga.'
      },
      missing: { en: 'no price: “ask for the price”', es: 'sin precio: «pregunta el precio»' },
      example: [{ nombre: { es: 'Salida' }, precios: { adulto: 35, nino: 20 } }],
      unit: 'euros',
      control: 'prices'
    }
  )
}

interface PriceLine {
  nombre: Price['name']
  precios: Record<string, number | null | undefined>
}

function priceOf({ nombre, precios }: PriceLine): Price {
  const amounts = Object.entries(precios).flatMap(([audience, price]) =>
    typeof price === 'number' ? [{ audience, euros: price }] : []
  )
  return { amounts, name: nombre }
}

/** The computed "from" price; a stored one that disagrees with the price list is reported. */
export function readPriceFrom(prices: Price[], stored: number | null, note: Note): PriceFrom {
  const computed = priceFrom(prices, stored)
  const isFree = computed.kind === 'free' && stored !== null && stored > 0
  const isOff = computed.kind === 'from' && stored !== null && !isPriceFromPlausible(stored, computed.euros)
  if (isFree || isOff) {
    const lowest = computed.kind === 'from' ? computed.euros : 0
    note(
      'precioDesde',
      { expected: `el precio más bajo: ${lowest}`, problem: 'no coincide con los precios' },
      stored
    )
  }
  return computed
}
