import type { JobKind } from 'contract/exchange/jobs'
import type { NotificationCode } from 'contract/messages/notifications'
import type { Language } from 'contract/platform/shapes'
import { english } from './texts/en.ts'
import { spanish } from './texts/es.ts'
import { hindi } from './texts/hi.ts'
import { indonesian } from './texts/id.ts'
import { portuguese } from './texts/pt.ts'
import type { Params, Said, Words } from './texts/shape.ts'
import { vietnamese } from './texts/vi.ts'

const words: Record<Language, Words> = {
  en: english,
  es: spanish,
  pt: portuguese,
  vi: vietnamese,
  hi: hindi,
  id: indonesian,
}

/** Title and message in the reader's language; a message that a person wrote is not translated. */
export const wordsOf = (
  language: Language,
  {
    code,
    params,
    title,
    message,
  }: { code: NotificationCode; params: Params } & {
    [Name in keyof Said]: string | null
  },
): Said => {
  if (code === 'message') return { title: title ?? '', message: message ?? '' }
  const { codes, types, jobs } = words[language]
  const type = types[String(params['evaluation_type'])] ?? ''
  return codes[code]({ ...params, type, work: jobs[String(params['kind']) as JobKind] ?? '' })
}
