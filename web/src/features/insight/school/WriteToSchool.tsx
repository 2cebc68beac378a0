import { can } from 'contract/access/permissions'
import type { SchoolPerson } from 'contract/insight/results/school-overview'
import { MessageSquare } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useActor } from '../../../session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import { MessageDialog } from '../../people/users/message-queries.ts'

/** A message to the school's representative; with several, one is chosen. */
export function WriteToSchool({ people }: { people: readonly SchoolPerson[] }) {
  const { t } = useTranslation()
  const actor = useActor()
  const [to, setTo] = useState<SchoolPerson | null>(null)
  const readers = people.filter(({ id, is_active: isActive }) => isActive && id !== actor.id)
  const [only] = readers
  if (!only || !can(actor, 'notification.send')) return null
  const label = t('school.write')
  return (
    <>
      {readers.length === 1 ? (
        <Button icon={MessageSquare} onPress={() => setTo(only)}>
          {label}
        </Button>
      ) : (
        <Menu
          label={label}
          trigger={<Button icon={MessageSquare}>{label}</Button>}
          actions={readers.map((person) => ({
            id: String(person.id),
            label: person.name,
            onAction: () => setTo(person),
          }))}
        />
      )}
      {to && <MessageDialog user={{ id: to.id, full_name: to.name }} onClose={() => setTo(null)} />}
    </>
  )
}
