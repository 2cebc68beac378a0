import { useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import type { User } from 'contract/people/users'
import { CircleCheck, CircleOff } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ExportMenu } from '../../../kit/exchange/ExportMenu.tsx'
import { ChosenBar } from '../../../kit/lists/bulk/ChosenBar.tsx'
import type { ChosenOf } from '../../../kit/lists/bulk/use-chosen.ts'
import { useActor } from '../../../session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SetAccess } from './SetAccess.tsx'

export function ChosenPeople({ chosen, shown, query, fields }: ChosenOf<User>) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const mayChange = can(useActor(), 'user.change')
  const [access, setAccess] = useState<boolean | null>(null)
  return (
    <>
      <ChosenBar rows={chosen.rows} shown={shown} onClear={chosen.onClear}>
        <ExportMenu query={query} fields={fields} rows={chosen.rows.map(({ id }) => id)} />
        {mayChange && (
          <>
            <Button icon={CircleCheck} onPress={() => setAccess(true)}>
              {t('many.activate')}
            </Button>
            <Button icon={CircleOff} kind="quiet-danger" onPress={() => setAccess(false)}>
              {t('many.deactivate')}
            </Button>
          </>
        )}
      </ChosenBar>
      {access !== null && (
        <SetAccess
          isActive={access}
          rows={chosen.rows}
          nameOf={({ full_name, username }) => `${full_name} (${username})`}
          onOver={(done) => {
            chosen.onRemove(done)
            void queryClient.invalidateQueries({ queryKey: ['users'] })
          }}
          onClose={() => setAccess(null)}
        />
      )}
    </>
  )
}
