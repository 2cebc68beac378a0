import { type LocalRole, tasksOf } from 'contract/people/local-roles'
import { CircleCheck, CircleOff } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTaskTexts } from './use-task-texts.ts'

type Props = { role: LocalRole; mayWrite: boolean; onChange: () => void; onDelete: () => void }

/** What one role may and may not do, and how many people have it. */
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
      <dl className="mt-3 grid gap-2">
        <div className="flex gap-2">
          <Icon of={CircleCheck} size="small" />
          <dt className="sr-only">{t('local-roles.may')}</dt>
          <dd className="min-w-0 text-pretty">
            {permitted.length > 0 ? textsOf(permitted) : t('local-roles.onlyReads')}
          </dd>
        </div>
        <div className="flex gap-2 text-text2">
          <Icon of={CircleOff} size="small" />
          <dt className="shrink-0">{t('local-roles.mayNot')}</dt>
          <dd className="min-w-0 text-pretty">{textsOf(withheld)}</dd>
        </div>
      </dl>
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
