import type { JobKind } from 'contract/jobs'
import type { NotificationCode } from 'contract/notifications'
import type { Language } from 'contract/shapes'
import { english } from './words/en.ts'
import { spanish } from './words/es.ts'
import { hindi } from './words/hi.ts'
import { indonesian } from './words/id.ts'
import { portuguese } from './words/pt.ts'
import type { Params, Said, Words } from './words/shape.ts'
import { vietnamese } from './words/vi.ts'

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
