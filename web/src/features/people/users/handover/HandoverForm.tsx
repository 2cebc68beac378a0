import { useQueryClient } from '@tanstack/react-query'
import type { HandoverKind, Holding } from 'contract/people/handover'
import type { User } from 'contract/people/users'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useAction } from '../../../../kit/actions/use-action.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { HoldingPart } from './HoldingPart.tsx'
import { handOver } from './queries.ts'
import { leavesActions, type Takers, takersFor, takersOfAll } from './takers.ts'

type Props = { user: Pick<User, 'id' | 'full_name'>; holdings: readonly Holding[]; onDone: () => void }

export function HandoverForm({ user, holdings, onDone }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { run, problem, isPending } = useAction({ refresh: () => queryClient.invalidateQueries() })
  const [takers, setTakers] = useState<Takers>({})
  const shared = takersOfAll(holdings)
  const choose = (kind: HandoverKind, taker: number | undefined) => setTakers({ ...takers, [kind]: taker })
  const chosen = holdings.filter(({ kind }) => takers[kind] !== undefined)
  const submit = async () => {
    const isDone = await run(() => handOver(user.id, takersFor(takers)), t('handover.done'))
    if (isDone) onDone()
  }
  return (
    <div className="grid gap-5">
      {holdings.length > 1 && shared.length > 0 && (
        <Select
          id="all"
          label={t('handover.forAll')}
          choices={shared.map(({ id, name, role }) => ({ id, label: name, hint: t(`terms.role.${role}`) }))}
          value={null}
          onChange={(id) => setTakers(Object.fromEntries(holdings.map(({ kind }) => [kind, id])))}
        />
      )}
      {holdings.map((part) => (
        <HoldingPart
          key={part.kind}
          name={user.full_name}
          part={part}
          taker={takers[part.kind]}
          onChoose={(taker) => choose(part.kind, taker)}
        />
      ))}
      {leavesActions(holdings, takers) && (
        <Banner tone="warn">{t('handover.actionsStay', { name: user.full_name })}</Banner>
      )}
      {problem && <Banner tone="danger">{problem}</Banner>}
      <div>
        <Button
          kind="primary"
          isPending={isPending}
          isDisabled={chosen.length === 0}
          onPress={() => void submit()}
        >
          {t('handover.confirm')}
        </Button>
      </div>
    </div>
  )
}
