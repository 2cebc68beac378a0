import { overdueCalls } from 'contract/evaluation/plan/overdue'
import { Bell } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useAction } from '../../../../kit/actions/use-action.ts'
import { ask } from '../../../../session/ask.ts'
import { useOnline } from '../../../../session/use-online.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { showToast } from '../../../../ui/messages/toasts.ts'

/** Sends the weekly reminder now to all schools with late actions. */
export function RemindSchools({ schools }: { schools: number }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const [reminded, setReminded] = useState<number>()
  const reminding = useAction({
    refresh: async () => undefined,
    onProblem: (problem) => showToast('error', problem),
  })
  const remind = () =>
    reminding.run(async () => {
      const answer = await ask(overdueCalls.remind, { key: crypto.randomUUID() })
      setReminded(answer.schools)
    }, t('home-lists.remind.sent'))
  if (reminded !== undefined)
    return <p className="py-2 text-14 text-text2">{t('home-lists.remind.done', { count: reminded })}</p>
  return (
    <Button icon={Bell} isPending={reminding.isPending} isDisabled={!isOnline} onPress={() => void remind()}>
      {t('home-lists.remind.schools', { count: schools })}
    </Button>
  )
}
