import { useQuery } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { hasAreas, hasFullScope } from 'contract/access/roles'
import type { User } from 'contract/people/users'
import { Palette } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { openAid } from '../../../kit/page/open-aid.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { hasServiceWorker } from '../../../offline/application-files.ts'
import { useActor } from '../../../session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { HandOver } from '../users/handover/handover-queries.ts'
import { DeviceLockCard } from './DeviceLockCard.tsx'
import { MessagesCard } from './MessagesCard.tsx'
import { OwnData } from './OwnData.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { PasskeysCard } from './passkeys/PasskeysCard.tsx'
import { profileQuery } from './queries.ts'
import { RemindersCard } from './RemindersCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { SecondFactorCard } from './sign-in/SecondFactorCard.tsx'
import { TokensCard } from './tokens/TokensCard.tsx'
import { UnsentCard } from './UnsentCard.tsx'

export function ProfilePage() {
  const { t } = useTranslation()
  const query = useQuery(profileQuery())
  const { data } = query
  usePageTitle(t('profile.title'))
  return (
    <>
      <PageHeading title={t('profile.title')} hint={t('profile.hint')} />
      {!data && (
        <Card>
          <AnswerFallback query={query} />
        </Card>
      )}
      {data && (
        <div className="grid grid-cols-1 items-start gap-4 wide:gap-5 desk:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <div className="grid grid-cols-1 gap-4 wide:gap-5">
            <OwnData user={data} />
            <SecondFactorCard />
            <SessionsCard />
          </div>
          <div className="grid grid-cols-1 gap-4 wide:gap-5">
            <RoleCard user={data} />
            <RemindersCard profile={data} />
            <MessagesCard profile={data} />
            <PasswordCard />
            <PasskeysCard />
            <TokensCard />
            <UnsentCard />
            {hasServiceWorker() && <DeviceLockCard />}
            <Card title={t('profile.appearance')} hint={t('profile.appearanceHint')}>
              <Button icon={Palette} onPress={() => openAid('appearance')}>
                {t('profile.chooseAppearance')}
              </Button>
            </Card>
          </div>
        </div>
      )}
    </>
  )
}

function RoleCard({ user }: { user: User }) {
  const { t } = useTranslation()
  const actor = useActor()
  const places = user.areas.map(({ place }) => place.name).join(', ')
  return (
    <Card title={t('profile.role')} hint={t('profile.roleHint')}>
      <dl className="grid gap-3">
        <div>
          <dt className="text-14 text-text2">{t('users.role')}</dt>
          <dd className="font-medium">
            {t(`terms.role.${user.role}`)}
            {user.local_role && `, ${user.local_role.name}`}
            {user.is_superuser && `, ${t('users.superuser')}`}
          </dd>
        </div>
        <div>
          <dt className="text-14 text-text2">{t('users.areas')}</dt>
          <dd className="font-medium">
            {hasFullScope(user) ? t('users.everywhere') : places || t('users.noAreas')}
          </dd>
        </div>
      </dl>
      {can(actor, 'user.hand_over') && hasAreas(user.role) && (
        <div className="mt-4">
          <HandOver user={user} />
        </div>
      )}
    </Card>
  )
}
