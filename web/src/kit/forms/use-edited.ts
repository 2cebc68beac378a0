import { Problem } from 'contract/platform/problems'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { useDraft } from '../../drafts/use-draft.ts'
import type { Difference } from './ConflictNotice.tsx'
import { changedFields, changesOf, compared, only, without } from './changed-fields.ts'
import { type ChosenTexts, type DraftOfForm, restoreChosen } from './draft-of-form.ts'
import { useForm } from './use-form.ts'

type Editing<Saved, Values, Chosen> = {
  draft: string
  undrafted?: readonly (keyof Values)[]
  chosen?: ChosenTexts<Values, Chosen>
  /** Which parts of a draft may be restored, since a permission may have gone meanwhile. */
  allowed?: (values: Partial<Values>) => Partial<Values>
  saved: Saved
  shape: z.ZodType
  valuesOf: (saved: Saved) => Values
  labels: Record<keyof Values, string>
  textOf: (field: keyof Values, values: Values) => string
  write: (changes: Partial<Values>, version: number) => Promise<Saved>
  readAgain: () => Promise<Saved>
  onSaved: (saved: Saved) => void
}

/**
 * The form of a row that others may change at the same time: their changes are merged, and where both changed one
 * field the person chooses. Saving something nearby, such as a person's areas, may raise the version too: the latest
 * read version is used.
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

  /** Takes over what only others changed; returns the fields that both changed. */
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

  /** Handles a conflict; false when the person has to choose. */
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
      // A draft of an earlier version of the page may lack the row it was based on.
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
