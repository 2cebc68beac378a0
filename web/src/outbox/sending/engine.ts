import { onAnswered } from '../../session/send.ts'
import type { Entry } from '../entry.ts'
import { browser, followDropped, items, tabs } from '../outbox.ts'
import type { SentRow } from '../rebase.ts'
import type { TabMessage } from '../surroundings.ts'
import { endDiscarded, noteDiscarded } from './discarded.ts'
import { setProgress } from './progress.ts'
import { sendEntry } from './send-entry.ts'
import { createSending } from './sending.ts'
import { stopUpload } from './upload.ts'

/** What sends, with all that it needs of the browser. It is loaded after the page: until then entries wait. */
export const startEngine = (onArrival: (entry: Entry, row: SentRow) => void) => {
  const sending = createSending(browser, items, { sendEntry, onProgress: setProgress, onArrival })
  onAnswered(sending.heardFromServer)
  tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => sending.hear(data))
  const endDropped = () => {
    const user = browser.person()
    if (user !== null) void endDiscarded(user)
  }
  followDropped(({ entry, state }) => {
    noteDiscarded(entry)
    if (state === 'sending') stopUpload()
    endDropped()
  })
  endDropped()
  void sending.run()
  return {
    ...sending,
    tryAgain: (): void => {
      sending.tryAgain()
      endDropped()
    },
    pauseFiles: (paused: boolean): void => {
      sending.pauseFiles(paused)
      if (paused) stopUpload()
    },
  }
}
