import { Problem } from 'contract/platform/problems'
import { z } from 'zod'

const foreignKeys = ['__proto__', 'constructor', 'prototype']
const deepest = 20

/** Fields that decide who may do what: never taken silently, refused where the call does not name them. */
const privileged = new Set([
  'role',
  'local_role',
  'is_superuser',
  'is_active',
  'areas',
  'created_by',
  'status',
  'school',
  'evaluation_line',
  'managed_country',
  'managed_region',
  'managed_country_id',
  'managed_region_id',
  'id',
  'password',
])

/** The fields that a shape of an object names, each with its own shape. */
export const namedBy = (shape: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> => {
  if (shape instanceof z.ZodObject) return shape.shape
  return shape instanceof z.ZodPipe ? namedBy(shape.out) : {}
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Level by level, never by recursion: what nests deeper than any call asks for could exhaust the stack further on. */
const guardKeys = (body: object): void => {
  let level = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    const isForeign = level.some((each) => foreignKeys.some((key) => Object.hasOwn(each, key)))
    if (isForeign || depth > deepest) throw new Problem('validation_error', { event: 'foreign_key' })
    level = level.flatMap((each) => Object.values(each).filter(isObject))
  }
}

/** Looks at a body before its shape does: keys that reach into objects, and fields nobody may write this way. */
export const guardBody = (shape: z.ZodType, body: unknown): void => {
  if (!isObject(body)) return
  guardKeys(body)
  const named = namedBy(shape)
  for (const key of Object.keys(body)) {
    if (privileged.has(key) && !Object.hasOwn(named, key))
      throw new Problem('permission_denied', { event: 'privileged_field' })
  }
}
