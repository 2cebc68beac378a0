import { can } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { Suggestion } from 'contract/instrument/suggestions'
import { Earth, Flag, Pencil, Trash2 } from 'lucide'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { actionsColumn } from '../../../kit/lists/columns/actions-column.tsx'
import { useActor } from '../../../session/use-session.ts'
import { Badge } from '../../../ui/figures/Badge.tsx'
import { StageMark } from '../../../ui/figures/StageMark.tsx'
import type { Column } from '../../../ui/tables/table-columns.ts'
import { placeOfSuggestion } from './queries.ts'
import type { SuggestionTexts } from './use-suggestion-texts.ts'

type Props = {
  texts: SuggestionTexts
  onChange: (suggestion: Suggestion) => void
  onDelete: (suggestion: Suggestion) => void
}

const actionsOf = (t: Translate, actor: Actor, { onChange, onDelete }: Props, suggestion: Suggestion) => {
  if (!can(actor, 'suggestion.write', placeOfSuggestion(suggestion))) return []
  return [
    { id: 'change', label: t('suggestions.change'), icon: Pencil, onAction: () => onChange(suggestion) },
    {
      id: 'delete',
      label: t('suggestions.delete'),
      icon: Trash2,
      isDanger: true,
      onAction: () => onDelete(suggestion),
    },
  ]
}

function SuggestionText({ suggestion: { text, language } }: { suggestion: Suggestion }) {
  return (
    <span
      lang={language === document.documentElement.lang ? undefined : language}
      className="block max-w-prose font-normal typed-text"
    >
      {text}
    </span>
  )
}

function Whose({ suggestion: { country } }: { suggestion: Suggestion }) {
  const { t } = useTranslation()
  return country ? (
    <Badge tone="green" icon={Flag}>
      {country.name}
    </Badge>
  ) : (
    <Badge tone="grey" icon={Earth}>
      {t('suggestions.ours')}
    </Badge>
  )
}

export const useSuggestionColumns = (props: Props): readonly Column<Suggestion>[] => {
  const { t } = useTranslation()
  const actor = useActor()
  const { texts } = props
  return [
    {
      id: 'text',
      header: t('suggestions.action'),
      isMain: true,
      isRowHeader: true,
      card: 'title',
      cell: (suggestion) => <SuggestionText suggestion={suggestion} />,
    },
    {
      id: 'outcome',
      header: t('suggestions.outcome'),
      card: 'whole',
      cell: ({ outcome }) => (
        <span className="block text-14 text-text2 desk:min-w-44">{texts.outcome(outcome)}</span>
      ),
    },
    {
      id: 'stage',
      header: t('suggestions.stage'),
      cell: ({ stage }) => <StageMark stage={stage} />,
    },
    {
      id: 'category',
      header: t('suggestions.category'),
      isRoomy: true,
      cell: ({ category }) => (
        <span className="text-14 text-text2 desk:block desk:min-w-40">
          {texts.categories.find(({ id }) => id === category)?.label}
        </span>
      ),
    },
    {
      id: 'whose',
      header: t('suggestions.whose'),
      cell: (suggestion) => <Whose suggestion={suggestion} />,
    },
    actionsColumn(
      t,
      ({ text }) => text,
      (suggestion) => actionsOf(t, actor, props, suggestion),
    ),
  ]
}
