import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startDrafts } from '../drafts/start-drafts.ts'
import { startSending } from '../outbox/sending/sender.ts'
import { App } from './App.tsx'
import { keepAnswers } from './keep-answers.ts'
import { stayOffline } from './stay-offline.ts'

/** Replaces the static skeleton, or the entrance, by the application. */
export function start(root: HTMLElement): void {
  void startDrafts()
  startSending()
  stayOffline()
  void keepAnswers()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
