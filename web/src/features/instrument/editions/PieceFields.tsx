import type { DraftFault, DraftPiece } from 'contract/instrument/edition-drafts'
import type { Language } from 'contract/platform/shapes'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FieldGroup, Marks } from './FieldGroup.tsx'
import { FieldInLanguages } from './FieldInLanguages.tsx'
import { type FieldGroup as GroupName, groupsOf } from './field-groups.ts'
import { changedFields, type PieceValues } from './piece-values.ts'

type Props = {
  piece: DraftPiece
  fields: readonly string[]
  values: PieceValues
  change: (part: Partial<PieceValues>) => void
  faults: readonly DraftFault[]
  isReadOnly: boolean
  /** The languages side by side in a field; a field with none is hidden. */
  languagesOf: (field: string) => readonly Language[]
  /** The open groups; undefined where all texts are shown without groups. */
  opened: ReadonlySet<GroupName> | undefined
  onToggle: (group: GroupName, isOpen: boolean) => void
  onGo: (group: GroupName) => void
}

/** In the order in which a school meets them; an indicator has groups and a line of contents. */
export function PieceFields(props: Props) {
  const { piece, fields, values, faults, languagesOf, opened, onToggle, onGo } = props
  const groups = groupsOf(fields.filter((field) => languagesOf(field).length > 0))
  const changed = changedFields(piece, values)
  const fieldsOf = (all: readonly string[], level: 3 | 4) =>
    all.map((field) => (
      <FieldInLanguages key={field} {...props} field={field} languages={languagesOf(field)} level={level} />
    ))
  if (opened === undefined) return groups.map((each) => fieldsOf(each.fields, 3))
  const marksOf = (all: readonly string[]) => ({
    changed: all.filter((field) => changed.includes(field)).length,
    faults: faults.filter(({ field }) => field !== undefined && all.includes(field)).length,
  })
  return (
    <>
      <Contents groups={groups.map((each) => ({ group: each.group, ...marksOf(each.fields) }))} onGo={onGo} />
      {groups.map(({ group, fields: own }) => (
        <FieldGroup
          key={group}
          group={group}
          {...marksOf(own)}
          isOpen={opened.has(group)}
          onToggle={(isOpen) => onToggle(group, isOpen)}
        >
          {fieldsOf(own, 4)}
        </FieldGroup>
      ))}
    </>
  )
}

type ContentsProps = {
  groups: readonly { group: GroupName; changed: number; faults: number }[]
  onGo: (group: GroupName) => void
}

/** Links to the groups, with the number of changes and faults. */
function Contents({ groups, onGo }: ContentsProps) {
  const { t } = useTranslation()
  if (groups.length < 2) return null
  return (
    <nav aria-label={t('editions.inThisPart')}>
      <ul className="flex flex-wrap gap-x-1 gap-y-1">
        {groups.map(({ group, ...marks }) => (
          <li key={group}>
            <Button kind="quiet" size="compact" onPress={() => onGo(group)}>
              {t(`editions.group.${group}`)}
              <Marks {...marks} />
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
