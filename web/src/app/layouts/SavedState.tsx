import { Cloud, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraftCount } from '../../drafts/use-has-drafts.ts'
import { saveStateOf } from '../../outbox/save-state.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { Icon } from '../../ui/Icon.tsx'
import { savedWords } from './saved-words.ts'

const looks = {
  saved: { icon: Cloud, tone: 'text-valid' },
  saving: { icon: CloudUpload, tone: 'text-text2' },
  'on device': { icon: CloudOff, tone: 'text-review' },
  refused: { icon: TriangleAlert, tone: 'text-danger' },
}

const draftLook = { icon: CloudOff, tone: 'text-review' }

/** The truth about a person's work, in the shell and beside an evaluation's title. */
export function SavedState({ line, isNarrow = false }: { line?: number; isNarrow?: boolean }) {
  const { t } = useTranslation()
  const outbox = useOutbox()
  const state = line === undefined ? saveStateOf(outbox) : saveStateOf(outbox, line)
  const files = outbox.entries.filter(({ work }) => work.kind === 'file').length
  const isDraft = useDraftCount('') > 0 && state.kind === 'saved'
  const { icon, tone } = isDraft ? draftLook : looks[state.kind]
  const words = isDraft ? t('shell.saved.draft') : savedWords(t, state)
  return (
    <p className={`flex items-center gap-2 text-14 font-medium ${tone}`}>
      <Icon of={icon} size="small" />
      <span className={isNarrow ? 'sr-only' : '@max-[18rem]/foot:sr-only'}>
        {words}
        {files > 0 && <span className="block text-text2">{t('shell.saved.files', { count: files })}</span>}
      </span>
    </p>
  )
}
