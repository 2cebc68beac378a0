import { useQuery } from '@tanstack/react-query'
import { chosenLanguage } from '../../i18n/chosen-language.ts'
import type { LongTextName } from '../../i18n/message-files.ts'
import { readLongText } from '../../i18n/read-language.ts'
import type { LongText } from './long-text.ts'

export const useLongText = (name: LongTextName) =>
  useQuery({
    queryKey: ['long-text', name, chosenLanguage()],
    // The check of messages ensures the same structure as in English.
    queryFn: async () => (await readLongText(name)) as LongText,
    staleTime: Number.POSITIVE_INFINITY,
  })
