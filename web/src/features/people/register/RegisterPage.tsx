import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Entrance } from '../../../kit/layouts/Entrance.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { ErrorState } from '../../../ui/messages/ErrorState.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { registrationQuery } from './queries.ts'
import { RegisterForm } from './RegisterForm.tsx'

const fieldsToCome = ['name', 'email', 'country', 'phone', 'username', 'password']

export function RegisterPage() {
  const { t } = useTranslation()
  const { data, isPending, isError, isFetching, refetch } = useQuery(registrationQuery())
  usePageTitle(t('register.title'))

  if (data && !data.open) {
    return (
      <Entrance title={t('register.closed')} hint={t('register.closedText')}>
        <ButtonLink kind="primary" href="/login" isWide>
          {t('recovery.toLogin')}
        </ButtonLink>
      </Entrance>
    )
  }
  return (
    <Entrance title={t('register.title')} hint={t('register.hint')}>
      {isPending && (
        <LoadingState>
          {fieldsToCome.map((field) => (
            <div key={field} className="grid content-center gap-2 pb-3">
              <Skeleton width="30%" />
              <Skeleton height="2.75rem" />
            </div>
          ))}
        </LoadingState>
      )}
      {isError && !data && <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data && <RegisterForm countries={data.countries} />}
      <p className="text-center">
        {t('register.known')} <Link href="/login">{t('login.signIn')}</Link>
      </p>
    </Entrance>
  )
}
