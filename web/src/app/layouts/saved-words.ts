import type { TFunction } from 'i18next'
import { formatTime } from '../../i18n/format-date.ts'
import type { SaveState } from '../../outbox/save-state.ts'

/** What is said of a person's work, seen and heard. */
export const savedWords = (t: TFunction, state: SaveState): string => {
  if (state.kind === 'saving') return t('shell.saved.saving')
  if (state.kind === 'on device') return t('shell.saved.onDevice', { count: state.waiting })
  if (state.kind === 'refused') return t('shell.saved.refused', { count: state.refused })
  return state.at === null ? t('shell.saved.all') : t('shell.saved.at', { time: formatTime(state.at) })
}
