import { useSyncExternalStore } from 'react'
import { readOwnTexts } from '../../i18n/read-language.ts'
import { isProofWanted, onProofWanted, settleProof } from '../../session/step-up.ts'
import { useLazy } from '../../ui/waiting/use-lazy.ts'

/** If the dialog cannot be loaded, the call fails with its refusal and can be repeated. */
const load = async () => {
  try {
    const [part] = await Promise.all([
      import('../../kit/sign-in/StepUpDialog.tsx'),
      readOwnTexts('second-step'),
    ])
    return part
  } catch (error) {
    settleProof(false)
    throw error
  }
}

/** Shown over any page while a call waits for the sign-in to be repeated. */
export function StepUp() {
  const isOpen = useSyncExternalStore(onProofWanted, isProofWanted)
  const part = useLazy(load, isOpen)
  return part && <part.StepUpDialog isOpen={isOpen} />
}
