import { type ComponentType, useSyncExternalStore } from 'react'
import { readAidWords } from '../../i18n/read-language.ts'
import { later } from '../../ui/later.tsx'
import { type Aid, closeAid, currentAid, onAidChange } from './open-aid.ts'

type Props = { onClose: () => void }

/** With the words of its page, which home does without. */
const withWords = (load: () => Promise<ComponentType<Props>>) =>
  later(async () => (await Promise.all([load(), readAidWords()]))[0])

/** Each comes when it is first asked for. */
const parts: Record<Aid, ComponentType<Props>> = {
  appearance: withWords(async () => (await import('../theme/AppearancePanel.tsx')).AppearancePanel),
  shortcuts: withWords(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog),
  privacy: withWords(async () => (await import('../../features/privacy/PrivacyDialog.tsx')).PrivacyDialog),
}

export function Aids() {
  const aid = useSyncExternalStore(onAidChange, currentAid)
  const Part = aid && parts[aid]
  return Part && <Part onClose={closeAid} />
}
