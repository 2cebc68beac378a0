import type { DraftPiece } from 'contract/instrument/edition-drafts'
import { useCallback, useState } from 'react'
import { type FieldGroup, groupOf, openAtFirst } from './field-groups.ts'
import { changedFields, type PieceValues } from './piece-values.ts'

/** Open at first: what a school answers by, and groups with changes or faults. */
export const useOpenGroups = (piece: DraftPiece, fields: readonly string[], values: PieceValues) => {
  const [opened, setOpened] = useState<ReadonlySet<FieldGroup>>(() => {
    const touched = [...changedFields(piece, values), ...piece.faults.flatMap(({ field }) => field ?? [])]
    return new Set([...openAtFirst(fields), ...touched.flatMap((field) => groupOf(field) ?? [])])
  })
  const toggle = useCallback(
    (group: FieldGroup, isOpen: boolean) =>
      setOpened((now) => new Set(isOpen ? [...now, group] : [...now].filter((each) => each !== group))),
    [],
  )
  const open = useCallback((group: FieldGroup) => toggle(group, true), [toggle])
  return { opened, toggle, open }
}
