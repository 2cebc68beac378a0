import { Cloud, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../i18n/format-date.ts'
import { saveStateOf } from '../../outbox/save-state.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { Icon } from '../../ui/Icon.tsx'

/** The truth about a person's work, in the shell and beside an evaluation's title. */
export function SavedState({ line, isNarrow = false }: { line?: number; isNarrow?: boolean }) {
  const { t } = useTranslation()
  const outbox = useOutbox()
  const state = line === undefined ? saveStateOf(outbox) : saveStateOf(outbox, line)
  const files = outbox.entries.filter(({ work }) => work.kind === 'file').length
  const { icon, words, tone } = {
    saved: () => ({
      icon: Cloud,
      tone: 'text-valid',
      words:
        'at' in state && state.at !== null
          ? t('shell.saved.at', { time: formatTime(state.at) })
          : t('shell.saved.all'),
    }),
    saving: () => ({ icon: CloudUpload, tone: 'text-text2', words: t('shell.saved.saving') }),
    'on device': () => ({
      icon: CloudOff,
      tone: 'text-review',
      words: t('shell.saved.onDevice', { count: 'waiting' in state ? state.waiting : 0 }),
    }),
    refused: () => ({
      icon: TriangleAlert,
      tone: 'text-danger',
      words: t('shell.saved.refused', { count: 'refused' in state ? state.refused : 0 }),
    }),
  }[state.kind]()
  return (
    <p className={`flex items-center gap-2 text-14 font-medium ${tone}`}>
      <Icon of={icon} size="small" />
      <span className={isNarrow ? 'sr-only' : undefined}>
        {words}
        {files > 0 && <span className="block text-text2">{t('shell.saved.files', { count: files })}</span>}
      </span>
    </p>
  )
}
