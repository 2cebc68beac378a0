import { useQuery } from '@tanstack/react-query'
import { chosenLanguage } from '../../i18n/chosen-language.ts'
import type { LongTextName } from '../../i18n/message-files.ts'
import { readLongText } from '../../i18n/read-language.ts'
import type { LongText } from './long-text.ts'

export const useLongText = (name: LongTextName) =>
  useQuery({
    queryKey: ['long-text', name, chosenLanguage()],
    // the check of messages holds its form to that of the English one
    queryFn: async () => (await readLongText(name)) as LongText,
    staleTime: Number.POSITIVE_INFINITY,
  })
