import { can } from 'contract/access/permissions'
import type { Suggestion } from 'contract/instrument/suggestions'
import { Earth, Ellipsis, Flag, Pencil, Trash2 } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useActor } from '../../../session/use-session.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Badge } from '../../../ui/figures/Badge.tsx'
import { StageMark } from '../../../ui/figures/StageMark.tsx'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import type { Column } from '../../../ui/tables/table-columns.ts'
import { placeOf } from './queries.ts'
import type { SuggestionTexts } from './use-suggestion-texts.ts'

type Props = {
  texts: SuggestionTexts
  onChange: (suggestion: Suggestion) => void
  onDelete: (suggestion: Suggestion) => void
}

export const useSuggestionColumns = ({ texts, onChange, onDelete }: Props): readonly Column<Suggestion>[] => {
  const { t } = useTranslation()
  const actor = useActor()
  return [
    {
      id: 'text',
      header: t('suggestions.action'),
      isMain: true,
      isRowHeader: true,
      card: 'title',
      cell: ({ text, language }) => (
        <span
          lang={language === document.documentElement.lang ? undefined : language}
          className="block max-w-prose font-normal whitespace-pre-line wrap-anywhere"
        >
          {text}
        </span>
      ),
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
      cell: ({ country }) =>
        country ? (
          <Badge tone="green" icon={Flag}>
            {country.name}
          </Badge>
        ) : (
          <Badge tone="grey" icon={Earth}>
            {t('suggestions.ours')}
          </Badge>
        ),
    },
    {
      id: 'actions',
      header: t('lists.actions'),
      isHeaderHidden: true,
      card: 'corner',
      cell: (suggestion) => {
        if (!can(actor, 'suggestion.write', placeOf(suggestion))) return null
        const label = t('lists.actionsOf', { name: suggestion.text })
        return (
          <Menu
            label={label}
            actions={[
              {
                id: 'change',
                label: t('suggestions.change'),
                icon: Pencil,
                onAction: () => onChange(suggestion),
              },
              {
                id: 'delete',
                label: t('suggestions.delete'),
                icon: Trash2,
                isDanger: true,
                onAction: () => onDelete(suggestion),
              },
            ]}
            trigger={<IconButton icon={Ellipsis} label={label} />}
          />
        )
      },
    },
  ]
}
