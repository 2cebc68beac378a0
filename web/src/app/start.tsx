import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ReadLanguage } from '../i18n/read-language.ts'
import { startI18n } from '../i18n/start-i18n.ts'
import { startSending } from '../outbox/sender.ts'
import { App } from './App.tsx'

/** Replaces the static skeleton by the application. */
export function start(root: HTMLElement, language: ReadLanguage): void {
  startI18n(language)
  startSending()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
