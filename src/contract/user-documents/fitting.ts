import { z } from 'zod'

import type { FieldProblem } from '#domain/text/field-problem.ts'

/** A value that fits the schema, or null. */
export function parsedOrNull<Value>(schema: z.ZodType<Value>, value: unknown): Value | null {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Lets a schema refuse what the rules of a form refuse: at the field as it travels, with the code as its message. */
export function refineWith<Form, Field extends string>(
  validate: (form: Form) => FieldProblem<Field, string>[],
  names: Record<Field, string>
): (form: Form, context: z.core.$RefinementCtx<Form>) => void {
  return (form, context) => {
    for (const { code, field } of validate(form)) {
      context.addIssue({ code: 'custom', message: code, path: [names[field]] })
    }
  }
}

export const trimmed = z.string().trim()
