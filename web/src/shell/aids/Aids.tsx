import { type ComponentType, useSyncExternalStore } from 'react'
import { readAidTexts, readOwnTexts } from '../../i18n/read-language.ts'
import { closeAid, currentAid, onAidChange } from '../../kit/page/open-aid.ts'
import { lazily } from '../../ui/waiting/lazily.tsx'

type Props = { onClose: () => void }

/** Loads the texts of its page too. */
const withTexts = (load: () => Promise<ComponentType<Props>>) =>
  lazily(async () => (await Promise.all([load(), readAidTexts()]))[0])

// Each is loaded on first use.
const Appearance = withTexts(async () => (await import('./AppearancePanel.tsx')).AppearancePanel)
const Shortcuts = withTexts(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)
const Privacy = withTexts(
  async () => (await import('../../features/platform/statements/PrivacyDialog.tsx')).PrivacyDialog,
)

const Visit = lazily(async () => {
  const [part] = await Promise.all([
    import('../../features/evaluation/evaluation/take/VisitDialog.tsx'),
    readOwnTexts('take'),
  ])
  return part.VisitDialog
})

export function Aids() {
  const aid = useSyncExternalStore(onAidChange, currentAid)
  return (
    <>
      {aid === 'appearance' && <Appearance onClose={closeAid} />}
      {aid === 'shortcuts' && <Shortcuts onClose={closeAid} />}
      {aid === 'visit' && <Visit onClose={closeAid} />}
      {aid === 'privacy' && <Privacy onClose={closeAid} />}
    </>
  )
}
