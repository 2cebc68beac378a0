import type { ProblemCode } from 'contract/platform/problems'
import type { z } from 'zod'

type Def = {
  type: string
  checks?: { _zod: { def: Check } }[]
  shape?: Record<string, z.core.$ZodType>
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: z.core.$ZodType[]
  in?: z.core.$ZodType
  out?: z.core.$ZodType
}
type Check = { check?: string; minimum?: number; params?: { code?: ProblemCode } }

const partsOf = ({ shape = {}, innerType, element, options = [], in: before, out }: Def): z.core.$ZodType[] =>
  [...Object.values(shape), innerType, element, ...options, before, out].filter((part) => part !== undefined)

/** The codes that the checks within a shape refuse with, beside those that any wrong value gets. */
const ownCodes = (shape: z.core.$ZodType): ProblemCode[] => {
  const def = shape._zod.def as unknown as Def & Check
  const checks: Check[] = [def, ...(def.checks ?? []).map((check) => check._zod.def)]
  const codes = checks.flatMap(({ params }) => params?.code ?? [])
  return [...codes, ...partsOf(def).flatMap(ownCodes)]
}

const isEmpty = (shape: z.core.$ZodType): boolean => {
  const { type, shape: fields } = shape._zod.def as unknown as Def
  return type === 'object' && Object.keys(fields ?? {}).length === 0
}

/** With what a body or a query of this shape may be refused. */
export const codesOfShape = (shape: z.core.$ZodType): ProblemCode[] =>
  isEmpty(shape) ? [] : ['validation_error', 'required', ...ownCodes(shape)]
