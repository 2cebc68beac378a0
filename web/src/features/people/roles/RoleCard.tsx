import { type LocalRole, tasksOf } from 'contract/people/local-roles'
import { CircleCheck, CircleOff } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTaskTexts } from './use-task-texts.ts'

type Props = { role: LocalRole; mayWrite: boolean; onChange: () => void; onDelete: () => void }

/** What people of a role may and may not do, and their number. */
export function RoleCard({ role, mayWrite, onChange, onDelete }: Props) {
  const { t } = useTranslation()
  const taskTexts = useTaskTexts()
  const { name, country, withheld, people } = role
  const permitted = tasksOf(role.role).filter((task) => !withheld.includes(task))
  const textsOf = (some: readonly (keyof typeof taskTexts)[]) =>
    some.map((task) => taskTexts[task]).join(' · ')
  return (
    <Card title={name}>
      <p className="text-text2">
        {[country.name, t(`terms.role.${role.role}`), t('local-roles.people', { count: people })].join(' · ')}
      </p>
      <Part icon={CircleCheck} label={t('local-roles.may')}>
        {permitted.length > 0 ? textsOf(permitted) : t('local-roles.onlyReads')}
      </Part>
      <Part icon={CircleOff} label={t('local-roles.mayNot')}>
        {textsOf(withheld)}
      </Part>
      {mayWrite && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onPress={onChange} aria-label={t('local-roles.changeOf', { name })}>
            {t('local-roles.change')}
          </Button>
          <Button onPress={onDelete} aria-label={t('local-roles.deleteOf', { name })}>
            {t('local-roles.delete')}
          </Button>
        </div>
      )}
    </Card>
  )
}

type PartProps = { icon: typeof CircleCheck; label: string; children: string }

function Part({ icon, label, children }: PartProps) {
  return (
    <p className="mt-2 flex gap-2">
      <Icon of={icon} size="small" className="mt-1" />
      <span className="min-w-0 text-pretty">
        <span className="font-medium">{label}</span> {children}
      </span>
    </p>
  )
}
