import { useQuery } from '@tanstack/react-query'
import type { User } from 'contract/people/users'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { readForForm } from '../../../../kit/page/queries.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { HandoverForm } from './HandoverForm.tsx'
import { handoverQuery } from './queries.ts'

type Props = { user: Pick<User, 'id' | 'full_name'>; onClose: () => void }

/** What somebody is responsible for, part by part, and who takes it over. */
export function HandoverDialog({ user, onClose }: Props) {
  const { t } = useTranslation()
  const isOwn = useActor().id === user.id
  const query = useQuery({ ...handoverQuery(user.id), ...readForForm })
  const { data } = query
  const name = user.full_name
  return (
    <Dialog isOpen onClose={onClose} title={t('handover.title', { name })}>
      <div className="grid gap-5">
        <p className="text-text2">{t('handover.hint', { name })}</p>
        {!data && <AnswerFallback query={query} />}
        {data && data.holdings.length === 0 && <p>{t('handover.nothing', { name })}</p>}
        {data && data.holdings.length > 0 && (
          <HandoverForm user={user} holdings={data.holdings} onDone={onClose} />
        )}
        {data && data.rounds > 0 && (
          <p className="text-15 text-text2">{t('handover.rounds', { name, count: data.rounds })}</p>
        )}
        {data && data.drafts > 0 && (
          <p className="text-15 text-text2">{t('handover.drafts', { name, count: data.drafts })}</p>
        )}
        {isOwn && <p className="text-15 text-text2">{t('handover.ownPlaces')}</p>}
      </div>
    </Dialog>
  )
}
