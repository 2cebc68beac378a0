import type { DraftFault, DraftPiece, EditionDraftDetail } from 'contract/instrument/edition-drafts'
import type { Language } from 'contract/platform/shapes'
import { useState } from 'react'
import { DraftNotice } from '../../../drafts/DraftNotice.tsx'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ConflictNotice } from '../../../kit/forms/ConflictNotice.tsx'
import { useNamedProblems } from '../../../kit/forms/use-named-problems.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Disclosure } from '../../../ui/cards/Disclosure.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { FaultLinks } from './FaultLinks.tsx'
import { idOfGroup } from './FieldGroup.tsx'
import { LinkFields } from './LinkFields.tsx'
import { PieceFields } from './PieceFields.tsx'
import { fieldIdOf } from './piece-values.ts'
import { useFieldJump } from './use-field-jump.ts'
import { useOpenGroups } from './use-open-groups.ts'
import { usePieceForm } from './use-piece-form.ts'
import { usePieceTexts } from './use-piece-texts.ts'

type Props = {
  draft: EditionDraftDetail
  piece: DraftPiece
  isReadOnly: boolean
  /** All texts without groups, for who reads what changed. */
  isUnfolded: boolean
  /** The languages side by side in a field; a field with none is hidden. */
  languagesOf: (field: string) => readonly Language[]
  showLanguage: (language: Language) => void
  /** The field in the address. */
  wanted: string | undefined
}

/** Checked while it is typed. */
export function PieceForm(props: Props) {
  const { draft, piece, isReadOnly, isUnfolded, languagesOf, showLanguage, wanted } = props
  const { faultOf } = usePieceTexts()
  const form = usePieceForm(draft, piece)
  const { fields, values, change, faults, differences, isPending } = form
  const groups = useOpenGroups(piece, fields, values)
  const isGrouped = piece.kind === 'indicator' && !isUnfolded
  const goTo = useFieldJump({
    wanted,
    isShown: (language, field) => languagesOf(field).includes(language),
    showLanguage,
    openGroup: groups.open,
  })
  const ofLink = faults.filter(({ field }) => field === undefined)
  return (
    <form
      noValidate
      className="@container grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <ErrorSummary problems={useNamedProblems(form.problems, form.labels)} />
      {differences && (
        <ConflictNotice
          differences={differences}
          onTheirs={form.takeTheirs}
          onMine={() => void form.save()}
          isPending={isPending}
        />
      )}
      <DraftNotice draft={form.draft} />
      {piece.link !== null && (
        <LinkFields
          code={piece.place}
          edition={draft.edition}
          values={values}
          change={change}
          problem={ofLink.length > 0 ? ofLink.map(faultOf).join('. ') : undefined}
          isReadOnly={isReadOnly}
        />
      )}
      <PieceFields
        {...{ piece, fields, values, change, faults, isReadOnly, languagesOf }}
        opened={isGrouped ? groups.opened : undefined}
        onToggle={groups.toggle}
        onGo={(group) => {
          groups.open(group)
          goTo(idOfGroup(group))
        }}
      />
      {!isReadOnly && (
        <SaveBar faults={faults} onGo={(fault) => goTo(fieldIdOf(fault))} isPending={isPending} />
      )}
    </form>
  )
}

type BarProps = {
  faults: readonly DraftFault[]
  onGo: (fault: DraftFault) => void
  isPending: boolean
}

/** The faults with links to their fields, and the button that saves; sticky where there is room. */
function SaveBar({ faults, onGo, isPending }: BarProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap items-start justify-end gap-x-4 gap-y-2 rounded-b-card border-t border-border bg-surface px-4 py-3 @min-[15rem]:not-short:sticky wide:-mx-5 wide:-mb-5 wide:px-5">
      <div className="min-w-0 flex-1 basis-48">
        {faults.length > 0 ? (
          <Disclosure
            level={3}
            isOpen={isOpen}
            onToggle={setOpen}
            title={<span className="text-danger">{t('editions.faults', { count: faults.length })}</span>}
          >
            <FaultLinks
              faults={faults}
              onGo={(fault) => {
                // On a phone the open list would cover the field.
                setOpen(false)
                onGo(fault)
              }}
            />
          </Disclosure>
        ) : (
          <p className="py-2.5 text-15 text-text2">{t('editions.noFaults')}</p>
        )}
      </div>
      <Button kind="primary" type="submit" isPending={isPending}>
        {t('lists.save')}
      </Button>
    </div>
  )
}
