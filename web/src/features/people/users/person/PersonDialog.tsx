import { useQuery } from '@tanstack/react-query'
import type { User } from 'contract/people/users'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { FormDialog } from '../../../../kit/forms/FormDialog.tsx'
import { readForForm } from '../../../../kit/page/queries.ts'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { userQuery } from '../queries.ts'
import { AccessSection } from './AccessSection.tsx'
import { AreasSection } from './AreasSection.tsx'
import { PersonForm } from './PersonForm.tsx'

/** Details are saved by the form; places and access at once. */
export function PersonDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const query = useQuery({ ...userQuery(user.id), ...readForForm })
  const { data } = query
  const { t } = useTranslation()
  return (
    <FormDialog title={data?.full_name ?? user.full_name} width="large" onClose={onClose}>
      {({ onLeave, onDirty }) => {
        if (data) {
          return (
            <>
              <p className="-mt-4 break-all text-text2">{data.username}</p>
              {!data.may_change_identity && (
                <Banner tone="info">{t('users.elsewhere', { name: data.full_name })}</Banner>
              )}
              <PersonForm user={data} onLeave={onLeave} onDirty={onDirty} onDone={onClose} />
              <AreasSection user={data} />
              <AccessSection user={data} />
            </>
          )
        }
        return <AnswerFallback query={query} />
      }}
    </FormDialog>
  )
}
