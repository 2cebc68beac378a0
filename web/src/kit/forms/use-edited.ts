import { Problem } from 'contract/platform/problems'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { useDraft } from '../../drafts/use-draft.ts'
import type { Difference } from './ConflictNotice.tsx'
import { changedFields, changesOf, compared, only, without } from './changed-fields.ts'
import { type ChosenTexts, type DraftOfForm, restoreChosen } from './draft-of-form.ts'
import { useForm } from './use-form.ts'

type Editing<Saved, Values, Chosen> = {
  /** Names the form for this person: what was typed stays on this device until it is saved. */
  draft: string
  /** What the person may not change now. */
  undrafted?: readonly (keyof Values)[]
  chosen?: ChosenTexts<Values, Chosen>
  /** What of a draft may be put back: a right may have gone since it was written. */
  allowed?: (values: Partial<Values>) => Partial<Values>
  saved: Saved
  shape: z.ZodType
  valuesOf: (saved: Saved) => Values
  /** A field's name and a value of it in words, for the question whose value counts. */
  labels: Record<keyof Values, string>
  textOf: (field: keyof Values, values: Values) => string
  /** Writes what was changed onto this version. */
  write: (changes: Partial<Values>, version: number) => Promise<Saved>
  readAgain: () => Promise<Saved>
  onSaved: (saved: Saved) => void
}

/**
 * The form of something that others may change at the same time. What only they changed is taken over; where both
 * changed one field, the person decides. Something around it, such as the areas of a person, may change its version
 * while the form is open: then what was read last counts.
 */
export const useEdited = <Saved extends { version: number }, Values extends object, Chosen = never>(
  editing: Editing<Saved, Values, Chosen>,
) => {
  const { saved, valuesOf, labels, textOf, undrafted = [], chosen, allowed = (mine) => mine } = editing
  const [met, setMet] = useState(saved)
  const [differences, setDifferences] = useState<readonly Difference[] | null>(null)
  const isSameInside = changedFields(valuesOf(met), valuesOf(saved)).length === 0
  const base = saved.version > met.version && isSameInside ? saved : met
  const before = useMemo(() => valuesOf(base), [base, valuesOf])
  const form = useForm<Values>(editing.shape, before)
  const { values, change } = form

  const finish = (now: Saved) => {
    change(valuesOf(now))
    setMet(now)
    setDifferences(null)
    editing.onSaved(now)
  }

  /** What only others changed is taken over; what both changed is shown, and named in the answer. */
  const merge = (from: Values, mine: Values, newest: Saved): (keyof Values)[] => {
    const theirs = valuesOf(newest)
    const { taken, contested } = compared(from, mine, theirs)
    change(only(taken, theirs))
    setMet(newest)
    const differenceOf = (field: keyof Values) => ({
      label: labels[field],
      theirs: textOf(field, theirs),
      mine: textOf(field, mine),
    })
    if (contested.length > 0) setDifferences(contested.map(differenceOf))
    return contested
  }

  /** Somebody else was faster. False when the person has to decide. */
  const meet = async (newest: Saved): Promise<boolean> => {
    if (merge(before, values, newest).length > 0) return false
    finish(await editing.write(changesOf(before, values), newest.version))
    return true
  }

  const save = () =>
    form.submit(async () => {
      const changes = changesOf(before, values)
      if (Object.keys(changes).length === 0) return finish(base)
      try {
        finish(await editing.write(changes, base.version))
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'version_conflict') throw error
        return meet(await editing.readAgain())
      }
    })

  const fields = without(undrafted, values)
  const draft = useDraft<DraftOfForm<Values, Chosen>>({
    name: editing.draft,
    value: chosen ? { ...fields, chosen: chosen.of(values) } : fields,
    isDirty: changedFields(without(undrafted, before), fields).length > 0,
    base,
    restore: (written, writtenOver) => {
      const mine = without(undrafted, allowed(restoreChosen(written, chosen)))
      // a draft of an earlier version of the page may lack its row
      const from = (writtenOver ?? saved) as Saved
      change(mine)
      setMet(from)
      if (saved.version > from.version) merge(valuesOf(from), { ...valuesOf(from), ...mine }, saved)
    },
    reset: () => {
      change(before)
      setDifferences(null)
    },
  })

  return {
    ...form,
    draft,
    base,
    isDirty: changedFields(before, values).length > 0,
    differences,
    takeTheirs: () => {
      change(before)
      setDifferences(null)
    },
    save,
  }
}
