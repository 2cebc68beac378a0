import { faults } from 'contract/platform/checked'
import { type FieldErrors, Problem, type ProblemCode } from 'contract/platform/problems'
import { useState } from 'react'
import type { z } from 'zod'
import { codeText, problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import type { FieldProblem } from '../../ui/fields/ErrorSummary.tsx'
import { inPageOrder } from './in-page-order.ts'

type Field<Name, Value> = { id: Name; value: Value; onChange: (value: Value) => void; problem?: string }

export type Form<Values> = {
  values: Values
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  change: (part: Partial<Values>) => void
  problemOf: (name: string) => { problem: string } | undefined
  fieldOf: <Name extends keyof Values & string>(name: Name) => Field<Name, Values[Name]>
  problems: readonly FieldProblem[]
  isPending: boolean
  /**
   * Validates by the contract's shape, then calls the action; refusals are shown at their fields and input is kept.
   * True when it was done; an action that returns false was not.
   */
  submit: (action: (values: Values) => Promise<unknown>) => Promise<boolean>
}

export type FieldsOf<Values> = Pick<Form<Values>, 'values' | 'set' | 'problemOf' | 'fieldOf'>

/** A function loads the shape on submit, because zod is too large for the page before login. */
type FormShape = z.ZodType | (() => Promise<z.ZodType>)

/** If the shape cannot be loaded, only the server validates. */
const faultsOf = async (shape: FormShape, values: object): Promise<FieldErrors> => {
  const loaded = typeof shape === 'function' ? await shape().catch(() => null) : shape
  return loaded ? faults(loaded, values) : {}
}

/** Messages for empty fields (specification.txt, 5); others are "Required field". */
const missing = {
  email: 'problems.email_required',
  password: 'problems.password_required',
  /** A login accepts e-mail or user name. */
  login: 'problems.login_required',
} as const

const none = {}
type Names = Readonly<Record<string, keyof typeof missing>>
export type FormTexts = Readonly<Partial<Record<ProblemCode, string>>>
const namedIn = (field: string): field is keyof typeof missing => field in missing

const useFieldProblem = (names: Names, otherwise: FormTexts) => {
  const { t } = useTranslation()
  return (field: string, code: ProblemCode): Omit<FieldProblem, 'field'> => {
    const name = names[field] ?? field
    return code === 'required' && namedIn(name)
      ? { text: t(missing[name]), isNamed: true }
      : { text: otherwise[code] ?? codeText(t, code) }
  }
}

const useFormProblems = (names: Names, otherwise: FormTexts) => {
  const { t } = useTranslation()
  const fieldProblem = useFieldProblem(names, otherwise)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [general, setGeneral] = useState<string>()
  const [shown, setShown] = useState<readonly FieldProblem[]>([])
  const show = (found: FieldErrors, whole?: string) => {
    setErrors(found)
    setGeneral(whole)
    const atFields = inPageOrder(
      Object.entries(found).map(([field, [first]]) => ({
        field,
        ...(first ? fieldProblem(field, first.code) : { text: '' }),
      })),
    )
    setShown(whole && atFields.length === 0 ? [{ text: whole }] : atFields)
  }
  const refused = (error: unknown) => {
    const fields = error instanceof Problem ? (error.extra.errors ?? {}) : {}
    show(fields, problemText(t, error))
  }
  const problemOf = (name: string) => {
    const code = errors[name]?.[0]?.code
    return code && { problem: fieldProblem(name, code).text }
  }
  /** Editing a field removes its error until the next submit. */
  const clear = (part: object) =>
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))))
  return { problems: general || shown.length > 0 ? shown : [], problemOf, show, refused, clear }
}

export const useForm = <Values extends object>(
  shape: FormShape,
  initial: Values,
  /** Fields whose message for an empty value differs. */
  names: Names = none,
  otherwise: FormTexts = none,
): Form<Values> => {
  const { problems, problemOf, show, refused, clear } = useFormProblems(names, otherwise)
  const [values, setValues] = useState(initial)
  const [isPending, setPending] = useState(false)

  const change = (part: Partial<Values>) => {
    setValues((now) => ({ ...now, ...part }))
    clear(part)
  }
  const set: Form<Values>['set'] = (name, value) => {
    const part: Partial<Values> = {}
    part[name] = value
    change(part)
  }

  const submit: Form<Values>['submit'] = async (action) => {
    setPending(true)
    try {
      const found = await faultsOf(shape, values)
      if (Object.keys(found).length > 0) {
        show(found)
        return false
      }
      const isDone = (await action(values)) !== false
      show({})
      return isDone
    } catch (error) {
      refused(error)
      return false
    } finally {
      setPending(false)
    }
  }

  return {
    values,
    set,
    change,
    problemOf,
    fieldOf: (name) => ({
      id: name,
      value: values[name],
      onChange: (value) => set(name, value),
      ...problemOf(name),
    }),
    problems,
    isPending,
    submit,
  }
}
