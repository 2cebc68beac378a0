import { fieldsWhere } from 'contract/platform/typed'
import { useState } from 'react'
import type { z } from 'zod'
import { type DraftState, useDraft } from '../../drafts/use-draft.ts'
import { changedFields, without } from './changed-fields.ts'
import { type ChosenTexts, type DraftOfForm, restoreChosen } from './draft-of-form.ts'
import { type Form, type FormTexts, useForm } from './use-form.ts'

type Settings<Values, Chosen> = {
  name: string
  shape: z.ZodType
  begin: Values
  undrafted?: readonly (keyof Values)[]
  /** Preset choices, such as the only or newest one, which create no draft. */
  proposed?: Partial<Values>
  chosen?: ChosenTexts<Values, Chosen>
  /** Messages of this form that replace the general ones. */
  otherwise?: FormTexts
  /** Which parts of a draft may be restored, since a permission may have gone meanwhile. */
  allowed?: (values: Partial<Values>) => Partial<Values>
}

/** The form of a new row; its values are a draft on this device until they are sent. */
export const useDraftedForm = <Values extends object, Chosen = never>({
  name,
  shape,
  begin,
  undrafted = [],
  proposed = {},
  chosen,
  otherwise,
  allowed = (values) => values,
}: Settings<Values, Chosen>): Form<Values> & { draft: DraftState; isDirty: boolean } => {
  const [first] = useState(begin)
  const [firstChosen] = useState(() => chosen?.of(begin))
  const form = useForm<Values>(shape, first, {}, otherwise)
  const filled = (values: Values): Values => {
    return { ...values, ...fieldsWhere(proposed, (field) => values[field] === null) }
  }
  const values = filled(form.values)
  if (changedFields(form.values, values).length > 0) form.change(values)
  const fields = without(undrafted, values)
  const untouched = without(undrafted, filled(first))
  const texts = chosen?.of(values)
  const isDirty =
    changedFields<object>({ ...untouched, chosen: firstChosen }, { ...fields, chosen: texts }).length > 0
  const draft = useDraft<DraftOfForm<Values, Chosen>>({
    name,
    value: texts === undefined ? fields : { ...fields, chosen: texts },
    isDirty,
    restore: (written) => form.change(without(undrafted, allowed(restoreChosen(written, chosen)))),
    reset: () => {
      form.change(untouched)
      if (firstChosen !== undefined) chosen?.restore(firstChosen)
    },
  })
  return {
    ...form,
    draft,
    isDirty,
    submit: async (work) => {
      const isDone = await form.submit(work)
      if (isDone) draft.clear()
      return isDone
    },
  }
}
