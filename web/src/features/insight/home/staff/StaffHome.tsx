import { useQuery } from '@tanstack/react-query'
import { mayEver } from 'contract/access/permissions'
import { hasFullScope } from 'contract/access/roles'
import { Plus } from 'lucide'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor, useSession } from '../../../../session/use-session.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { Greeting } from '../Greeting.tsx'
import { homeQuery } from '../queries.ts'
import { WaitingCard } from './WaitingCard.tsx'

// Loaded together with the lists above, so that nothing moves when they come.
const Figures = lazily(async () => {
  const [part] = await Promise.all([
    import('./AllFigures.tsx'),
    import('./WaitingLists.tsx'),
    readOwnTexts('home-lists'),
  ])
  return part.AllFigures
})

export function StaffHome() {
  const { t } = useTranslation()
  const actor = useActor()
  const areas = useSession()?.user.areas ?? []
  // Always read anew: what was answered a moment ago no longer waits.
  const home = useQuery({ ...homeQuery(), staleTime: 0 })
  const names = hasFullScope(actor) ? [t('staff-home.everywhere')] : areas.map(({ place }) => place.name)
  const place = [
    names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : ''),
    ...(home.data ? [t('staff-home.schools', { count: home.data.schools })] : []),
  ].filter(Boolean)
  return (
    <>
      <Greeting
        place={place.join(' · ')}
        action={
          mayEver(actor, 'evaluation.create') && (
            <ButtonLink icon={Plus} href="/evaluations?new=true">
              {t('evaluations.new')}
            </ButtonLink>
          )
        }
      />
      <WaitingCard />
      {home.isFetched && <Figures />}
    </>
  )
}
