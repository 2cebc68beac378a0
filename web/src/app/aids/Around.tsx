// At hand before anything fails, also without a connection.
import '../SomethingFailed.tsx'
import { OpenedHistory } from '../history/OpenedHistory.tsx'
import { FilesBeingMade } from '../papers/FilesBeingMade.tsx'
import { useTransition } from '../theme/use-transition.ts'
import { Aids } from './Aids.tsx'
import { GuidePlace } from './GuidePlace.tsx'
import { HelpKey } from './HelpKey.tsx'

/** What is around every page and not needed for its first sight. */
export function Around() {
  useTransition()
  return (
    <>
      <GuidePlace />
      <Aids />
      <HelpKey />
      <OpenedHistory />
      <FilesBeingMade />
    </>
  )
}
