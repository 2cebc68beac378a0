import { useEffect } from 'react'
import { FilesBeingMade } from '../account/FilesBeingMade.tsx'
import { StepUp } from '../account/StepUp.tsx'
import { Aids } from './Aids.tsx'
import { GuidePlace } from './GuidePlace.tsx'
import { HelpKey } from './HelpKey.tsx'
import { OpenedHistory } from './OpenedHistory.tsx'
import { restoreFocus } from './restore-focus.ts'
import { useAnnouncedWork } from './use-announced-work.ts'
import { useTransition } from './use-transition.ts'

/** Parts around every page that are not needed for its first render. */
export function Around() {
  useEffect(restoreFocus, [])
  useTransition()
  useAnnouncedWork()
  return (
    <>
      <GuidePlace />
      <Aids />
      <HelpKey />
      <OpenedHistory />
      <FilesBeingMade />
      <StepUp />
    </>
  )
}
