import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startDrafts } from '../drafts/start-drafts.ts'
import { startSending } from '../outbox/sending/sender.ts'
import { App } from './App.tsx'
import { stayOffline } from './stay-offline.ts'
import { storeAnswers } from './store-answers.ts'

/** Replaces the static skeleton or the entrance. */
export function start(root: HTMLElement): void {
  void startDrafts()
  startSending()
  stayOffline()
  storeAnswers()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
