import { useQuery } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { BookOpenText, Lock, Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormDialog } from '../../../kit/forms/FormDialog.tsx'
import { ListFallback } from '../../../kit/lists/ListFallback.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { DraftCard } from './DraftCard.tsx'
import { adaptationsQuery, draftsQuery } from './queries.ts'
import { WhomToAsk } from './WhomToAsk.tsx'

const NewDraftForm = lazily(async () => (await import('./NewDraftForm.tsx')).NewDraftForm)
const AllowedCountries = lazily(async () => (await import('./AllowedCountries.tsx')).AllowedCountries)

/** Administrators also choose the countries that may adapt an edition. */
export function DraftsPage() {
  const { t } = useTranslation()
  const actor = useActor()
  const query = useQuery(draftsQuery())
  const { data: countries } = useQuery(adaptationsQuery())
  const [isOpening, setOpening] = useState(false)
  const mayAllow = can(actor, 'edition.allow')
  const mayOpen = mayAllow || countries?.some(({ allowed }) => allowed) === true
  /** Undefined while nothing is missing. */
  const whomToAsk =
    mayOpen || countries === undefined ? undefined : [...new Set(countries.flatMap(({ ask }) => ask))]
  const { data = [] } = query
  usePageTitle(t('editions.title'))
  return (
    <>
      <PageHeading
        title={t('editions.title')}
        hint={t('editions.hint')}
        action={
          mayOpen && (
            <Button kind="primary" icon={Plus} onPress={() => setOpening(true)}>
              {t('editions.open')}
            </Button>
          )
        }
      />
      {data.length === 0 || query.isError ? (
        <Card isFlush>
          <ListFallback
            query={query}
            isFiltered={false}
            onClear={() => undefined}
            empty={<NoDrafts ask={whomToAsk} />}
          />
        </Card>
      ) : (
        <ul className="grid gap-4">
          {whomToAsk && (
            <li>
              <Banner tone="info" title={t('editions.notAllowed')} isKnown>
                <WhomToAsk names={whomToAsk} />
              </Banner>
            </li>
          )}
          {data.map((draft) => (
            <li key={draft.id} className="min-w-0">
              <DraftCard draft={draft} />
            </li>
          ))}
        </ul>
      )}
      {mayAllow && countries && <AllowedCountries countries={countries} />}
      {isOpening && countries && (
        <FormDialog onClose={() => setOpening(false)} title={t('editions.open')}>
          {(form) => <NewDraftForm countries={countries} mayWriteForAll={mayAllow} {...form} />}
        </FormDialog>
      )}
    </>
  )
}

function NoDrafts({ ask }: { ask: readonly string[] | undefined }) {
  const { t } = useTranslation()
  return ask === undefined ? (
    <EmptyState icon={BookOpenText} title={t('editions.none')}>
      {t('editions.noneText')}
    </EmptyState>
  ) : (
    <EmptyState icon={Lock} title={t('editions.notAllowed')}>
      <WhomToAsk names={ask} />
    </EmptyState>
  )
}
