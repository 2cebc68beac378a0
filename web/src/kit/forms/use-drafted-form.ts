import { useState } from 'react'
import type { z } from 'zod'
import { type DraftState, useDraft } from '../../drafts/use-draft.ts'
import { changedFields, without } from './changed-fields.ts'
import { type Form, useForm } from './use-form.ts'

type Settings<Values> = {
  /** Names the form for this person. */
  name: string
  shape: z.ZodType
  begin: Values
  /** Passwords, and what is chosen from a list that the form does not have again. */
  undrafted?: readonly (keyof Values)[]
}

/** The form of something new. What was typed stays on this device until it is sent. */
export const useDraftedForm = <Values extends object>({
  name,
  shape,
  begin,
  undrafted = [],
}: Settings<Values>): Form<Values> & { draft: DraftState; isDirty: boolean } => {
  const [first] = useState(begin)
  const form = useForm<Values>(shape, first)
  const value = without(undrafted, form.values)
  const isDirty = changedFields(without(undrafted, first), value).length > 0
  const draft = useDraft({
    name,
    value,
    isDirty,
    restore: form.change,
    reset: () => form.change(without(undrafted, first)),
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
