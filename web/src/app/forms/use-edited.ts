import { Problem } from 'contract/problems'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import type { Difference } from './ConflictNotice.tsx'
import { changedFields, changesOf, only } from './changed-fields.ts'
import { useForm } from './use-form.ts'

type Editing<Saved, Values> = {
  /** What is saved, as it was read last. */
  saved: Saved
  shape: z.ZodType
  /** What the form holds of it. */
  valuesOf: (saved: Saved) => Values
  /** A field's name and a value of it in words, for the question whose value counts. */
  labels: Record<keyof Values, string>
  say: (field: keyof Values, values: Values) => string
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
export const useEdited = <Saved extends { version: number }, Values extends object>(
  editing: Editing<Saved, Values>,
) => {
  const { saved, valuesOf, labels, say } = editing
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

  /** Somebody else was faster. */
  const meet = async (newest: Saved) => {
    const theirs = valuesOf(newest)
    const own = changedFields(before, values)
    const others = changedFields(before, theirs)
    const contested = changedFields(theirs, values).filter(
      (field) => others.includes(field) && own.includes(field),
    )
    change(
      only(
        others.filter((field) => !own.includes(field)),
        theirs,
      ),
    )
    setMet(newest)
    if (contested.length === 0) return finish(await editing.write(changesOf(before, values), newest.version))
    setDifferences(
      contested.map((field) => ({
        label: labels[field],
        theirs: say(field, theirs),
        mine: say(field, values),
      })),
    )
  }

  const save = () =>
    form.submit(async () => {
      const changes = changesOf(before, values)
      if (Object.keys(changes).length === 0) return finish(base)
      try {
        finish(await editing.write(changes, base.version))
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'version_conflict') throw error
        await meet(await editing.readAgain())
      }
    })

  return {
    ...form,
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
