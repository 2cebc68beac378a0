import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { can, mayEver } from 'contract/access/permissions'
import type { Suggestion } from 'contract/instrument/suggestions'
import { Lightbulb, Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormDialog } from '../../../kit/forms/FormDialog.tsx'
import { PagedTable } from '../../../kit/lists/PagedTable.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { useAnnouncedCount } from '../../../kit/lists/use-announced-count.ts'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { countryNamesQuery } from '../../places/countries/queries.ts'
import { isFiltered, listQuestion, windowOf } from './filters.ts'
import { suggestionsQuery } from './queries.ts'
import { SuggestionFilters } from './SuggestionFilters.tsx'
import type { SuggestionsSearch } from './search.ts'
import { useSuggestionColumns } from './use-suggestion-columns.tsx'
import { useSuggestionTexts } from './use-suggestion-texts.ts'

const DeleteSuggestionDialog = lazily(
  async () => (await import('./DeleteSuggestionDialog.tsx')).DeleteSuggestionDialog,
)
const NewSuggestionForm = lazily(async () => (await import('./NewSuggestionForm.tsx')).NewSuggestionForm)
const SuggestionForm = lazily(async () => (await import('./SuggestionForm.tsx')).SuggestionForm)

type Open = { kind: 'new' } | { kind: 'form' | 'delete'; suggestion: Suggestion }

/** The library of suggested actions: ours, and those of a country. */
export function SuggestionsPage() {
  const { t } = useTranslation()
  const actor = useActor()
  const search = useSearch({ from: '/content/suggestions' })
  const moves = useListMoves<SuggestionsSearch>()
  const [open, setOpen] = useState<Open | null>(null)
  const texts = useSuggestionTexts()
  const { data: countries = [] } = useQuery(countryNamesQuery())
  const own = countries.length === 1 ? countries[0]?.id : undefined
  const query = useQuery(suggestionsQuery(listQuestion(search, own)))
  const mayWriteOurs = can(actor, 'suggestion.write', {})
  const writable = countries.filter(({ id }) => can(actor, 'suggestion.write', { country: id }))
  const mayWrite = mayEver(actor, 'suggestion.write') && (mayWriteOurs || writable.length > 0)
  const columns = useSuggestionColumns({
    texts,
    onChange: (suggestion) => setOpen({ kind: 'form', suggestion }),
    onDelete: (suggestion) => setOpen({ kind: 'delete', suggestion }),
  })
  useAnnouncedCount(query, (count) => t('suggestions.found', { count }))
  usePageTitle(t('suggestions.title'))
  const close = () => setOpen(null)
  return (
    <>
      <PageHeading
        title={t('suggestions.title')}
        hint={mayWrite ? t('suggestions.hint') : t('suggestions.hintReader')}
        action={
          mayWrite && (
            <Button kind="primary" icon={Plus} onPress={() => setOpen({ kind: 'new' })}>
              {t('suggestions.new')}
            </Button>
          )
        }
      />
      <PagedTable
        caption={t('suggestions.title')}
        filters={
          <SuggestionFilters search={search} texts={texts} countries={countries} onChange={moves.onChange} />
        }
        columns={columns}
        query={texts.areComing ? { ...query, data: undefined, isPending: true } : query}
        window={windowOf(search)}
        isFiltered={isFiltered(search)}
        {...moves}
        empty={<EmptyState icon={Lightbulb} title={t('suggestions.none')} />}
      />
      {open?.kind === 'new' && (
        <FormDialog onClose={close} title={t('suggestions.new')}>
          {(form) => (
            <NewSuggestionForm
              texts={texts}
              countries={writable}
              mayWriteOurs={mayWriteOurs}
              begin={{
                country: search.country ?? null,
                outcome: search.outcome ?? null,
                stage: search.stage ?? null,
              }}
              onSaved={close}
              {...form}
            />
          )}
        </FormDialog>
      )}
      {open?.kind === 'form' && (
        <FormDialog onClose={close} title={t('suggestions.changeTitle')}>
          {(form) => <SuggestionForm suggestion={open.suggestion} texts={texts} onSaved={close} {...form} />}
        </FormDialog>
      )}
      {open?.kind === 'delete' && <DeleteSuggestionDialog suggestion={open.suggestion} onClose={close} />}
    </>
  )
}
