import { z } from 'zod'

import type { EditorText } from '#domain/data/field-form.ts'
import { isPriceFromPlausible, type Price, type PriceFrom, priceFrom } from '#domain/catalogue/price.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { field } from '#contract/schema/field.ts'
import { amount, list, localizedName } from './fields.ts'

const euros = z.number().min(0).max(100_000)

const rateAges = z.object({
  bebe: untilAge({ en: 'Babies up to', es: 'Bebés hasta' }, 3),
  nino: untilAge({ en: 'Children up to', es: 'Niños hasta' }, 12),
  joven: untilAge({ en: 'Young people up to', es: 'Jóvenes hasta' }, 17)
})

function untilAge(label: EditorText, example: number) {
  return field(amount(z.int().min(0).max(99)), {
    label,
    help: {
      en: 'The last age that pays this rate, in years.',
      es: 'La última edad que paga esa tarifa, en años.'
    },
    missing: { en: 'not stated', es: 'no se dice' },
    example
  })
}

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
  ),
  edadesTarifas: field(rateAges.nullish(), {
    label: { en: 'Ages of the rates', es: 'Edades de las tarifas' },
    help: {
      en: 'Up to which age each rate holds. A child who is older pays the next rate, or the adult’s.',
      es: 'Hasta qué edad vale cada tarifa. Un niño mayor paga la siguiente, o la de adulto.'
    },
    missing: {
      en: 'a child’s rate holds for every child',
      es: 'la tarifa de niño vale para todos los niños'
    },
    example: { bebe: 3, nino: 12 },
    control: 'group',
    isAdvisory: true
  })
}

type RateAges = z.output<typeof rateAges> | null | undefined

/** The price list, each rate with the age to which it holds. */
export function withAges(prices: Price[], ages: RateAges): Price[] {
  const untilByAudience = new Map(Object.entries(ages ?? {}))
  return prices.map(({ amounts, name }) => ({
    amounts: amounts.map(amount => {
      const until = untilByAudience.get(amount.audience) ?? null
      return until === null ? amount : { ...amount, until }
    }),
    name
  }))
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
