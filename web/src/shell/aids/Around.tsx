import { FilesBeingMade } from '../account/FilesBeingMade.tsx'
import { useTransition } from '../theme/use-transition.ts'
import { Aids } from './Aids.tsx'
import { GuidePlace } from './GuidePlace.tsx'
import { HelpKey } from './HelpKey.tsx'
import { OpenedHistory } from './OpenedHistory.tsx'
import { useAnnouncedWork } from './use-announced-work.ts'

/** What is around every page and not needed for its first sight. */
export function Around() {
  useTransition()
  useAnnouncedWork()
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
