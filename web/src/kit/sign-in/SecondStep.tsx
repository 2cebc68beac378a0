import type { LoggedIn } from 'contract/people/accounts'
import type { z } from 'zod'
import { CodeStep } from './CodeStep.tsx'
import { SetUpStep } from './SetUpStep.tsx'

type Props = {
  ticket: string
  next: 'code' | 'set_up'
  onSignedIn: (signedIn: z.output<typeof LoggedIn>) => Promise<void> | void
  onAgain: (problem?: string) => void
}

export function SecondStep({ next, ...step }: Props) {
  return next === 'code' ? <CodeStep {...step} /> : <SetUpStep {...step} />
}
