import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { can, mayEver } from 'contract/access/permissions'
import type { Suggestion } from 'contract/instrument/suggestions'
import type { Ref } from 'contract/platform/shapes'
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
import { type SuggestionTexts, useSuggestionTexts } from './use-suggestion-texts.ts'

const DeleteSuggestionDialog = lazily(
  async () => (await import('./DeleteSuggestionDialog.tsx')).DeleteSuggestionDialog,
)
const NewSuggestionForm = lazily(async () => (await import('./NewSuggestionForm.tsx')).NewSuggestionForm)
const SuggestionForm = lazily(async () => (await import('./SuggestionForm.tsx')).SuggestionForm)

type Open =
  | { kind: 'new' }
  | { kind: 'form'; suggestion: Suggestion }
  | { kind: 'delete'; suggestion: Suggestion }

/** Whose suggestions the actor may write. */
const useRights = (countries: readonly Ref[]) => {
  const actor = useActor()
  const mayWriteOurs = can(actor, 'suggestion.write', {})
  const writable = countries.filter(({ id }) => can(actor, 'suggestion.write', { country: id }))
  const mayWrite = mayEver(actor, 'suggestion.write') && (mayWriteOurs || writable.length > 0)
  return { mayWrite, mayWriteOurs, writable }
}

export function SuggestionsPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/suggestions' })
  const moves = useListMoves<SuggestionsSearch>()
  const [open, setOpen] = useState<Open | null>(null)
  const texts = useSuggestionTexts()
  const { data: countries = [] } = useQuery(countryNamesQuery())
  const own = countries.length === 1 ? countries[0]?.id : undefined
  const query = useQuery(suggestionsQuery(listQuestion(search, own)))
  const rights = useRights(countries)
  const columns = useSuggestionColumns({
    texts,
    onChange: (suggestion) => setOpen({ kind: 'form', suggestion }),
    onDelete: (suggestion) => setOpen({ kind: 'delete', suggestion }),
  })
  useAnnouncedCount(query, (count) => t('suggestions.found', { count }))
  usePageTitle(t('suggestions.title'))
  return (
    <>
      <PageHeading
        title={t('suggestions.title')}
        hint={rights.mayWrite ? t('suggestions.hint') : t('suggestions.hintReader')}
        action={
          rights.mayWrite && (
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
      {open && (
        <OpenDialog open={open} search={search} texts={texts} rights={rights} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

type OpenProps = {
  open: Open
  search: SuggestionsSearch
  texts: SuggestionTexts
  rights: ReturnType<typeof useRights>
  onClose: () => void
}

/** A new suggestion begins with the filters' values. */
function OpenDialog({ open, search, texts, rights, onClose }: OpenProps) {
  const { t } = useTranslation()
  const { country = null, outcome = null, stage = null } = search
  switch (open.kind) {
    case 'new':
      return (
        <FormDialog onClose={onClose} title={t('suggestions.new')}>
          {(form) => (
            <NewSuggestionForm
              texts={texts}
              countries={rights.writable}
              mayWriteOurs={rights.mayWriteOurs}
              begin={{ country, outcome, stage }}
              onSaved={onClose}
              {...form}
            />
          )}
        </FormDialog>
      )
    case 'form':
      return (
        <FormDialog onClose={onClose} title={t('suggestions.changeTitle')}>
          {(form) => (
            <SuggestionForm suggestion={open.suggestion} texts={texts} onSaved={onClose} {...form} />
          )}
        </FormDialog>
      )
    case 'delete':
    default:
      return <DeleteSuggestionDialog suggestion={open.suggestion} onClose={onClose} />
  }
}
