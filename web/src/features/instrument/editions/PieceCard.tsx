import { useQuery } from '@tanstack/react-query'
import type { DraftPieceBrief, EditionDraftDetail } from 'contract/instrument/edition-drafts'
import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Checkbox } from '../../../ui/choices/Checkbox.tsx'
import { Switch } from '../../../ui/choices/Switch.tsx'
import { PieceForm } from './PieceForm.tsx'
import { changedLanguages } from './piece-values.ts'
import { pieceQuery } from './queries.ts'
import { useMayWork } from './use-may-work.ts'
import { idOfPart } from './use-part-focus.ts'
import { usePieceTexts } from './use-piece-texts.ts'

type Props = {
  draft: EditionDraftDetail
  piece: DraftPieceBrief
  languages: readonly Language[]
  onLanguages: (languages: Language[]) => void
  /** The field in the address. */
  field: string | undefined
}

export function PieceCard({ draft, piece, languages, onLanguages, field: wanted }: Props) {
  const { placeOf } = usePieceTexts()
  const { t } = useTranslation()
  const query = useQuery(pieceQuery(draft.id, piece.id))
  const mayWork = useMayWork(draft)
  const [showsAll, setShowsAll] = useState(false)
  // who reads a draft that was handed in sees the changes first
  const mayNarrow = draft.status !== 'open' && piece.is_changed
  const onlyChanges = mayNarrow && !showsAll
  return (
    <Card id={idOfPart} title={piece.name} hint={placeOf(piece)}>
      <div className="grid gap-4">
        {mayNarrow && (
          <div className="max-w-xs">
            <Switch
              label={t('editions.onlyChanges')}
              isSelected={onlyChanges}
              onChange={(isOnly) => setShowsAll(!isOnly)}
            />
          </div>
        )}
        {!onlyChanges && <LanguagesChosen all={draft.languages} chosen={languages} onChange={onLanguages} />}
        {query.data ? (
          <PieceForm
            key={piece.id}
            draft={draft}
            piece={query.data}
            isReadOnly={draft.status !== 'open' || !mayWork}
            isUnfolded={onlyChanges}
            wanted={wanted}
            showLanguage={(language) =>
              onLanguages(draft.languages.filter((each) => each === language || languages.includes(each)))
            }
            languagesOf={(field) =>
              onlyChanges ? changedLanguages(query.data, field, draft.languages) : languages
            }
          />
        ) : (
          <AnswerFallback query={query} />
        )}
      </div>
    </Card>
  )
}

type ChosenProps = {
  all: readonly Language[]
  chosen: readonly Language[]
  onChange: (languages: Language[]) => void
}

function LanguagesChosen({ all, chosen, onChange }: ChosenProps) {
  const { t } = useTranslation()
  if (all.length < 2) return null
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="text-14 font-strong">{t('editions.languages')}</legend>
      {all.map((code) => (
        <Checkbox
          key={code}
          label={languageBy(code).name}
          isSelected={chosen.includes(code)}
          isDisabled={chosen.length === 1 && chosen.includes(code)}
          onChange={(isChosen) =>
            onChange(all.filter((each) => (each === code ? isChosen : chosen.includes(each))))
          }
        />
      ))}
    </fieldset>
  )
}
