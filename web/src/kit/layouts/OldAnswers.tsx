import { useSyncExternalStore } from 'react'
import { readOwnTexts } from '../../i18n/read-language.ts'
import { oldestAnswer, onOldAnswer } from '../../offline/old-answers.ts'
import { lazily } from '../../ui/waiting/lazily.tsx'

const OldAnswersNotice = lazily(
  async () => {
    const [part] = await Promise.all([import('./OldAnswersNotice.tsx'), readOwnTexts('old-answers')])
    return part.OldAnswersNotice
  },
  null,
  true,
)

/** Says since when a page shows what it knew, while the server does not answer. */
export function OldAnswers({ isInNotice = false }: { isInNotice?: boolean }) {
  const at = useSyncExternalStore(onOldAnswer, oldestAnswer)
  return at !== null && <OldAnswersNotice at={at} isInNotice={isInNotice} />
}
