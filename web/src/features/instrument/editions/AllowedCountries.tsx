import { useQueryClient } from '@tanstack/react-query'
import type { Adaptation } from 'contract/instrument/edition-drafts'
import { fold } from 'contract/platform/shapes'
import { useState } from 'react'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FoldedCard } from '../../../ui/cards/FoldedCard.tsx'
import { Switch } from '../../../ui/choices/Switch.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { adaptationsQuery, allowAdaptation } from './queries.ts'

/** A choice is saved at once. */
export function AllowedCountries({ countries }: { countries: readonly Adaptation[] }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [search, setSearch] = useState('')
  const allow = async (country: number, allowed: boolean) => {
    try {
      await allowAdaptation(country, allowed)
    } catch (error) {
      showToast('error', problemText(t, error))
    }
    await queryClient.invalidateQueries({ queryKey: adaptationsQuery().queryKey })
  }
  return (
    <FoldedCard title={t('editions.allowTitle')}>
      <div className="grid gap-3 px-4 pb-4 pt-1 wide:px-5 wide:pb-5">
        <p className="max-w-prose text-text2">{t('editions.allowText')}</p>
        <div className="max-w-sm">
          <SearchField label={t('editions.allowFilter')} value={search} onChange={setSearch} />
        </div>
        <ul className="grid max-w-3xl gap-x-10 wide:grid-cols-2">
          {countries
            .filter(({ name }) => fold(name).includes(fold(search)))
            .map(({ id, name, allowed }) => (
              <li key={id}>
                <Switch label={name} isSelected={allowed} onChange={(wanted) => void allow(id, wanted)} />
              </li>
            ))}
        </ul>
      </div>
    </FoldedCard>
  )
}
