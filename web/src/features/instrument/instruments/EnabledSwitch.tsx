import { useQueryClient } from '@tanstack/react-query'
import type { Instrument } from 'contract/instrument/instruments'
import { useState } from 'react'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Switch } from '../../../ui/choices/Switch.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { instrumentQuery, instrumentsQuery, toggleInstrument } from './queries.ts'

/** Shows the new state while the request runs. */
export function EnabledSwitch({ instrument }: { instrument: Instrument }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [wish, setWish] = useState<boolean>()

  const toggle = async (wanted: boolean) => {
    if (wish !== undefined) return
    setWish(wanted)
    try {
      const { enabled } = await toggleInstrument(instrument)
      showToast('success', enabled ? t('instruments.nowEnabled') : t('instruments.nowDisabled'))
    } catch (error) {
      showToast('error', problemText(t, error))
    }
    await queryClient.invalidateQueries({ queryKey: instrumentQuery(instrument.id).queryKey, exact: true })
    await queryClient.invalidateQueries({ queryKey: instrumentsQuery().queryKey, exact: true })
    setWish(undefined)
  }

  return (
    <Switch
      label={t('instruments.switch')}
      hint={t('instruments.switchHint')}
      isSelected={wish ?? instrument.enabled}
      onChange={(wanted) => void toggle(wanted)}
    />
  )
}
