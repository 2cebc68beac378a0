import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { readOwnTexts } from '../../i18n/read-language.ts'
import { oldestAnswer, onOldAnswer } from '../../offline/old-answers.ts'
import { oldestOn, onAge } from '../../session/data-age.ts'
import { lazily } from '../../ui/waiting/lazily.tsx'

const OldAnswersNotice = lazily(
  async () => {
    const [part] = await Promise.all([import('./OldAnswersNotice.tsx'), readOwnTexts('old-answers')])
    return part.OldAnswersNotice
  },
  null,
  true,
)

/** Says since when the shown data is known, while the server does not answer or a replica lags behind. */
export function OldAnswers({ isInNotice = false }: { isInNotice?: boolean }) {
  const at = useSyncExternalStore(onOldAnswer, oldestAnswer)
  const page = useLocation({ select: ({ pathname }) => pathname })
  const laggingSince = useSyncExternalStore(onAge, () => oldestOn(page))
  const oldest = at ?? laggingSince
  return oldest !== null && <OldAnswersNotice at={oldest} isLagging={at === null} isInNotice={isInNotice} />
}
