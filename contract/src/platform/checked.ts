import type { z } from 'zod'
import { type FieldErrors, isProblemCode, Problem, type ProblemCode, problems } from './problems.ts'

const codeOf = (issue: z.core.$ZodIssue): ProblemCode => {
  if (issue.code === 'custom' && isProblemCode(issue.params?.code)) return issue.params.code
  // A shape may name the problem of a missing value in its message (`shapes.ts`).
  if (issue.input === undefined || issue.input === null)
    return isProblemCode(issue.message) ? issue.message : 'required'
  if (issue.code === 'too_small' && issue.origin === 'array') return 'empty_list'
  if (issue.code === 'too_big' && issue.origin === 'string') return 'max_length'
  if (issue.code === 'too_small' && issue.origin === 'string') return 'min_length'
  return 'validation_error'
}

const messageOf = (issue: z.core.$ZodIssue): string | undefined =>
  issue.code === 'custom' && typeof issue.params?.words === 'string' ? issue.params.words : undefined

/** Each fault at its field; the overall code is theirs when they agree. */
const problemOf = (error: z.ZodError): Problem => {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const code = codeOf(issue)
    const field = issue.path.join('.') || 'body'
    const before = errors[field] ?? []
    if (before.some((each) => each.code === code)) continue
    errors[field] = [...before, { message: messageOf(issue) ?? problems[code][1], code }]
  }
  const codes = new Set(Object.values(errors).flatMap((list) => list.map((each) => each.code)))
  const [only] = codes
  const [message] = error.issues.map(messageOf)
  const isOne = error.issues.length === 1
  return new Problem(codes.size === 1 && only ? only : 'validation_error', {
    errors,
    ...(isOne && message !== undefined && { text: message }),
  })
}

/** Parses the value, or throws a problem with the faults by field. */
export const checked = <Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> => {
  const outcome = shape.safeParse(value, { reportInput: true })
  if (!outcome.success) throw problemOf(outcome.error)
  return outcome.data
}

/** The faults by field, empty when there are none. */
export const faults = (shape: z.ZodType, value: unknown): FieldErrors => {
  const outcome = shape.safeParse(value, { reportInput: true })
  return outcome.success ? {} : (problemOf(outcome.error).extra.errors ?? {})
}
