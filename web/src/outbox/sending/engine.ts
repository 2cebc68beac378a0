import { onAnswered } from '../../session/send.ts'
import { browser, followDropped, items, tabs } from '../outbox.ts'
import type { Arrival, TabMessage } from '../surroundings.ts'
import { endDiscarded, noteDiscarded } from './discarded.ts'
import { setProgress } from './progress.ts'
import { sendEntry } from './send-entry.ts'
import { createSending } from './sending.ts'
import { stopUpload } from './upload.ts'

/** What sends, with all that it needs of the browser. It is loaded after the page: until then entries wait. */
export const startEngine = (onArrival: Arrival) => {
  const sending = createSending(browser, items, {
    sendEntry,
    onProgress: setProgress,
    onArrival: (entry, row) => {
      onArrival(entry, row, false)
      // a photo is not handed from tab to tab: they read it with the line
      if (entry.work.kind !== 'file') browser.notifyTabs({ kind: 'arrived', entry, row })
    },
  })
  onAnswered(sending.heardFromServer)
  tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind !== 'arrived') sending.hear(data)
    // the person's other tabs show what this one sent, before something older is written over it there
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
