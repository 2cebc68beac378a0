import { isIP } from 'node:net'
import { roles } from 'contract/access/roles'
import { z } from 'zod'
import { refusal } from '../database/failures/refusal.ts'

/** The environment as Node gives it: text, or nothing. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The setting's text without spaces around it; an empty one is not there. */
export const valueOf = (env: Environment, name: string): string | null => env[name]?.trim() || null

/** One line for the operator; the value itself may be a secret and is never in it. */
export const wrong = (name: string, rule: string): Error =>
  refusal(`The setting ${name} is wrong: it must be ${rule}.`)

/** What the shape reads from the environment, or a refusal of the first setting that is wrong; empty ones are not there. */
export const readBy = <Shape extends z.ZodType>(shape: Shape, env: Environment): z.output<Shape> => {
  const set = Object.entries(env).filter(([, value]) => value?.trim())
  const read = shape.safeParse(Object.fromEntries(set))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw wrong(String(issue?.path[0]), issue?.message ?? 'something else')
}

export const text = z.string().trim()

/** Text that `read` understands; it answers null to any other, which is refused. */
export const textAs = <Value>(read: (value: string) => Value | null, rule: string, from = text) =>
  from.transform((value, context): Value => {
    const understood = read(value)
    if (understood !== null) return understood
    context.addIssue({ code: 'custom', message: rule })
    return z.NEVER
  })

/** Text that another schema takes, whatever that one says of any other. */
export const textOf = <Value>(schema: z.ZodType<Value>, rule: string, from = text) =>
  textAs((value) => schema.safeParse(value).data ?? null, rule, from)

export const wholeNumber = (most: number) =>
  textOf(
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(most)),
    `a whole number from 0 to ${most}`,
  )

export const oneOf = <Choice extends string>(...choices: [Choice, ...Choice[]]) =>
  text.pipe(z.enum(choices, choices.join(' or ')))

export const trueOrFalse = oneOf('true', 'false').transform((value) => value === 'true')

const partsOf = (value: unknown) =>
  String(value)
    .split(',')
    .flatMap((each) => each.trim() || [])

/** Values with commas between them. */
export const listOf = (item: z.ZodType<string>, rule: string) =>
  textOf(z.preprocess(partsOf, z.array(item)), rule)

/** Numbers of roles, the list empty when left out. */
export const roleList = listOf(
  z.enum(roles.map(String)),
  'numbers of roles from 0 to 3, with commas between them',
)
  .default([])
  .transform((named) => roles.filter((role) => named.includes(String(role))))

export const secret = (shortest: number) =>
  text.refine((value) => [...value].length >= shortest, `of ${shortest} characters or more`)

export const host = text.refine(
  (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
  'an IP address or the name of a host',
)

/** The address, when it can be read, has one of these schemes (with their colon) and names a host. */
export const address = (value: string, schemes: readonly string[]): URL | null => {
  const url = URL.canParse(value) ? new URL(value) : null
  return url && url.hostname !== '' && schemes.includes(url.protocol) ? url : null
}

/** The same for a page, which holds nobody's name and password. */
export const pageAddress = (value: string): URL | null => {
  const url = address(value, ['https:', 'http:'])
  return url && !url.username && !url.password ? url : null
}

/** Whether a connection to the host stays on this machine. */
export const isThisMachine = (name: string): boolean =>
  name === 'localhost' || /^(127\.|\[?::1\]?$)/.test(name)
