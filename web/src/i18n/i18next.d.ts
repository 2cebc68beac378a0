import 'i18next'
import type { Messages } from './messages.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Messages }
    returnNull: false
  }
}
