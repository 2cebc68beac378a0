import { useQuery } from '@tanstack/react-query'
import type { Handover } from 'contract/people/handover'
import type { User } from 'contract/people/users'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { listed } from '../person/vacancy.ts'
import { HandOver } from './HandOver.tsx'
import { handoverQuery } from './queries.ts'

const partsOf = (t: Translate, { holdings }: Handover): string =>
  listed(holdings.map(({ kind, count }) => t(`handover.part.${kind}`, { count })))

/** Before an account is closed: its open work, with a button to hand it over. */
export function OpenWork({ user }: { user: Pick<User, 'id' | 'full_name'> }) {
  const { t } = useTranslation()
  const { data } = useQuery(handoverQuery(user.id))
  if (!data || data.holdings.length === 0) return null
  return (
    <Banner tone="warn" action={<HandOver user={user} />}>
      {t('handover.still', { name: user.full_name, parts: partsOf(t, data) })}
    </Banner>
  )
}
