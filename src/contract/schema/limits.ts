import { z } from 'zod'

import type { Limits } from '#domain/data/field-form.ts'

import { inputOf } from './field.ts'

/** How long a text and how large a number may be, as its schema says; null where it says nothing. */
export function limitsOf(schema: z.core.$ZodType): Limits | null {
  const written = inputOf(schema)?.written
  if (written) return limitsOf(written)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return limitsOf(schema.unwrap())
  if (schema instanceof z.ZodPipe) return limitsOf(schema.in) ?? limitsOf(schema.out)
  if (schema instanceof z.ZodUnion) return schema.options.map(limitsOf).find(found => found !== null) ?? null
  if (schema instanceof z.ZodString) return schema.maxLength === null ? null : { longest: schema.maxLength }
  if (!(schema instanceof z.ZodNumber)) return null
  const { format, maxValue, minValue } = schema
  const isWhole = format?.includes('int') ?? false
  const [least, most] = [stated(minValue), stated(maxValue)]
  return least === null && most === null && !isWhole ? null : { isWhole, least, most }
}

/** The limits of whole numbers of the language itself are not shown. */
function stated(value: number | null): number | null {
  return value === null || !Number.isFinite(value) || Math.abs(value) === Number.MAX_SAFE_INTEGER
    ? null
    : value
}
