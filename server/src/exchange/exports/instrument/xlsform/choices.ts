import { inEach, spread, textIn } from './by-language.ts'
import type { FormOption } from './queries.ts'
import { listFor } from './survey.ts'

const kinds = [
  { scale: 1, na_allowed: false },
  { scale: 1, na_allowed: true },
  { scale: 2, na_allowed: true },
] as const

/** Each list of options, named by its letters: a letter is an answer's value in every language. */
export const choicesOf = (options: FormOption[]): Record<string, string>[] =>
  kinds.flatMap((kind) =>
    options
      .filter(({ code, scale }) => (scale ?? kind.scale) === kind.scale && (kind.na_allowed || code !== 'NA'))
      .map(({ code, texts }) => ({
        list_name: listFor(kind),
        name: code,
        ...spread(
          'label',
          inEach((language) => `${code} · ${textIn(texts, 'label', language)}`),
        ),
      })),
  )
