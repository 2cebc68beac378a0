import type { Goal } from 'contract/evaluation/plan/goals'
import { Pencil, Plus, Trash2 } from 'lucide'
import { formatDate } from '../../../../../i18n/format-date.ts'
import { langOf } from '../../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { useActor } from '../../../../../session/use-session.ts'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../../ui/buttons/IconButton.tsx'
import type { OpenDialog } from '../plan-dialog.ts'
import { numberOf, type Planning } from '../planning.ts'

type Props = { planning: Planning; goal: Goal; onOpen: OpenDialog }

export function Observations({ planning, goal, onOpen }: Props) {
  const { t } = useTranslation()
  const { mayReport } = planning
  const isEditable = planning.plan.editable
  const me = useActor().id
  return (
    <div className="grid gap-2">
      <h5 className="text-15 font-strong">{t('plan.observations')}</h5>
      {goal.observations.length === 0 && <p className="text-15 text-text2">{t('plan.noObservations')}</p>}
      <ul className="grid gap-2">
        {goal.observations.map((observation) => {
          const named = { name: observation.author.name, date: formatDate(observation.created_at) }
          return (
            <li key={observation.id} className="border-s-2 border-border ps-3 text-15">
              <p lang={langOf(observation.text)} className="typed-text">
                {observation.text}
              </p>
              <p className="flex flex-wrap items-center gap-x-1 text-14 text-text2">
                <span className="me-auto">{t('plan.observation.by', named)}</span>
                {(isEditable || (mayReport && observation.author.id === me)) && (
                  <span className="-my-1.5 flex">
                    <IconButton
                      icon={Pencil}
                      label={t('plan.observation.editOf', named)}
                      onPress={() => onOpen({ kind: 'observation', goal, observation })}
                    />
                    {isEditable && (
                      <IconButton
                        icon={Trash2}
                        label={t('plan.observation.deleteOf', named)}
                        onPress={() => onOpen({ kind: 'delete observation', goal, observation })}
                      />
                    )}
                  </span>
                )}
              </p>
            </li>
          )
        })}
      </ul>
      {(isEditable || mayReport) && (
        <div>
          <Button
            size="compact"
            icon={Plus}
            aria-label={t('plan.observation.addTo', { number: numberOf(planning, goal) })}
            onPress={() => onOpen({ kind: 'observation', goal, observation: null })}
          >
            {t('plan.observation.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
