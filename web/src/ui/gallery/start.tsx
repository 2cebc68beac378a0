import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ReadLanguage } from '../../i18n/read-language.ts'
import { startI18n } from '../../i18n/start-i18n.ts'
import { Gallery } from './Gallery.tsx'

export function start(root: HTMLElement, language: ReadLanguage): void {
  startI18n(language)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
}
