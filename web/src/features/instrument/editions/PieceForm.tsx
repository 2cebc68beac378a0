import type { DraftFault, DraftPiece, EditionDraftDetail } from 'contract/instrument/edition-drafts'
import type { Language } from 'contract/platform/shapes'
import { DraftNotice } from '../../../drafts/DraftNotice.tsx'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ConflictNotice } from '../../../kit/forms/ConflictNotice.tsx'
import { useNamedProblems } from '../../../kit/forms/use-named-problems.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { FieldInLanguages } from './FieldInLanguages.tsx'
import { LinkFields } from './LinkFields.tsx'
import { usePieceForm } from './use-piece-form.ts'
import { usePieceTexts } from './use-piece-texts.ts'

type Props = {
  draft: EditionDraftDetail
  piece: DraftPiece
  /** Which are side by side in a field; a field without any is left out. */
  languagesOf: (field: string) => readonly Language[]
}

/** A part of a draft in the chosen languages, checked while it is written. */
export function PieceForm({ draft, piece, languagesOf }: Props) {
  const { t } = useTranslation()
  const { faultOf } = usePieceTexts()
  const form = usePieceForm(draft, piece)
  const { fields, values, change, faults, differences, isPending, isDirty } = form
  const isReadOnly = draft.status !== 'open'
  const ofLink = faults.filter(({ field }) => field === undefined)
  return (
    <form
      noValidate
      className="grid gap-4"
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
      {fields.map((field) => {
        const languages = languagesOf(field)
        return (
          languages.length > 0 && (
            <FieldInLanguages
              key={field}
              {...{ piece, field, languages, values, change, faults, isReadOnly }}
            />
          )
        )
      })}
      {!isReadOnly && (
        <div className="sticky bottom-0 z-10 -mx-4 -mb-4 grid gap-3 rounded-b-card border-t border-border bg-surface px-4 py-3 wide:-mx-5 wide:-mb-5 wide:px-5">
          <FaultsElsewhere faults={faults.filter((each) => isHidden(each, languagesOf))} />
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <p className="flex-1 text-15 text-text2">
              {faults.length === 0 ? t('editions.noFaults') : t('editions.faults', { count: faults.length })}
            </p>
            <Button kind="primary" type="submit" isPending={isPending} isDisabled={!isDirty}>
              {t('lists.save')}
            </Button>
          </div>
        </div>
      )}
    </form>
  )
}

const isHidden = ({ language, field }: DraftFault, languagesOf: Props['languagesOf']): boolean =>
  language !== undefined && !languagesOf(field ?? '').includes(language)

/** Faults in languages that are not beside each other now. */
function FaultsElsewhere({ faults }: { faults: readonly DraftFault[] }) {
  const { t } = useTranslation()
  const { faultWithPlace } = usePieceTexts()
  if (faults.length === 0) return null
  return (
    <Banner tone="warn" title={t('editions.toMend')}>
      <ul className="mt-1 max-h-32 list-disc overflow-y-auto ps-5">
        {faults.map((fault) => {
          const text = faultWithPlace(fault)
          return <li key={text}>{text}</li>
        })}
      </ul>
    </Banner>
  )
}
