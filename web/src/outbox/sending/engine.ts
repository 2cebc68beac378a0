import { onAnswered } from '../../session/send.ts'
import { browser, followDropped, items, tabs } from '../outbox.ts'
import type { Arrival, TabMessage } from '../surroundings.ts'
import { endDiscarded, noteDiscarded } from './discarded.ts'
import { setProgress } from './progress.ts'
import { sendEntry } from './send-entry.ts'
import { createSending } from './sending.ts'
import { stopUpload } from './upload.ts'

/** Everything for sending; loaded after the page, until then entries wait. */
export const startEngine = (onArrival: Arrival) => {
  const sending = createSending(browser, items, {
    sendEntry,
    onProgress: setProgress,
    onArrival: (entry, row) => {
      onArrival(entry, row, false)
      // Files are not passed between tabs, which read them with the line.
      if (entry.work.kind !== 'file') browser.notifyTabs({ kind: 'arrived', entry, row })
    },
  })
  onAnswered(sending.heardFromServer)
  tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind !== 'arrived') sending.hear(data)
    // Other tabs of the person show the row before something older overwrites it.
    else if (data.entry.user === browser.person()) onArrival(data.entry, data.row, true)
  })
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
