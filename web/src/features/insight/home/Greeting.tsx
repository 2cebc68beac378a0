import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useSession } from '../../../session/use-session.ts'
import { firstName, partOfDay } from './part-of-day.ts'

type Props = {
  place?: ReactNode
  action?: ReactNode
}

export function Greeting({ place, action }: Props) {
  const { t } = useTranslation()
  const name = firstName(useSession()?.user.full_name ?? '')
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div>
        <h1>{t(`home.greeting.${partOfDay(new Date().getHours())}`, { name })}</h1>
        {place && <p className="mt-1 wrap-anywhere text-text2">{place}</p>}
      </div>
      {action}
    </div>
  )
}
