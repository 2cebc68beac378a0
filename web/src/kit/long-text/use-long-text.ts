import { useQuery } from '@tanstack/react-query'
import { chosenLanguage } from '../../i18n/chosen-language.ts'
import type { LongText, LongTexts } from './long-text.ts'

/** The text in the language of the page. */
export const useLongText = (name: string, texts: LongTexts) => {
  const language = chosenLanguage()
  return useQuery({
    queryKey: ['long-text', name, language],
    queryFn: async (): Promise<LongText> => {
      const read = texts[`./texts/${language}.json`]
      if (!read) throw new Error(`${name} is not there in ${language}`)
      return read()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
