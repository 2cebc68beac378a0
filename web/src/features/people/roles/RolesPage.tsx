import { useQuery, useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import type { LocalRole } from 'contract/people/local-roles'
import { IdCard, Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { FormDialog } from '../../../kit/forms/FormDialog.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { localRolesQuery, refreshRoles, removeLocalRole } from './queries.ts'
import { RoleCard } from './RoleCard.tsx'

const RoleForm = lazily(async () => (await import('./RoleForm.tsx')).RoleForm)

type Open = { deed: 'write'; role: LocalRole | null } | { deed: 'delete'; role: LocalRole }

/** Roles of countries: one of the four roles without some tasks. */
export function RolesPage() {
  const { t } = useTranslation()
  const actor = useActor()
  const query = useQuery(localRolesQuery())
  const [open, setOpen] = useState<Open | null>(null)
  usePageTitle(t('local-roles.title'))
  const close = () => setOpen(null)
  const add = (
    <Button kind="primary" icon={Plus} onPress={() => setOpen({ deed: 'write', role: null })}>
      {t('local-roles.new')}
    </Button>
  )
  return (
    <>
      <PageHeading title={t('local-roles.title')} hint={t('local-roles.hint')} action={add} />
      {!query.data && (
        <Card>
          <AnswerFallback query={query} />
        </Card>
      )}
      {query.data?.length === 0 && (
        <Card>
          <EmptyState icon={IdCard} title={t('local-roles.none')}>
            {t('local-roles.noneText')}
          </EmptyState>
        </Card>
      )}
      {query.data?.map((role) => (
        <RoleCard
          key={role.id}
          role={role}
          mayWrite={can(actor, 'local_role.write', { country: role.country.id })}
          onChange={() => setOpen({ deed: 'write', role })}
          onDelete={() => setOpen({ deed: 'delete', role })}
        />
      ))}
      {open?.deed === 'write' && (
        <FormDialog onClose={close} title={t(open.role ? 'local-roles.changeTitle' : 'local-roles.new')}>
          {(frame) => <RoleForm role={open.role} onSaved={close} {...frame} />}
        </FormDialog>
      )}
      {open?.deed === 'delete' && <DeleteRoleDialog role={open.role} onClose={close} />}
    </>
  )
}

function DeleteRoleDialog({ role, onClose }: { role: LocalRole; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (
    <ActionDialog
      title={t('local-roles.deleteTitle')}
      confirm={t('local-roles.delete')}
      done={t('local-roles.deleted')}
      action={() => removeLocalRole(role.id, role.version)}
      onClose={onClose}
      refresh={() => refreshRoles(queryClient)}
    >
      <p className="font-medium text-text wrap-anywhere">{role.name}</p>
      <p className="mt-2">{t('local-roles.deleteText')}</p>
    </ActionDialog>
  )
}
