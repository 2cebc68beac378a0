import { languageBy } from 'contract/platform/languages'
import { named, type Parts, partsOf } from './parts-of.ts'
import type { Messages } from './read-messages.ts'

/** What a language lacks or has too much of, beside English: keys, filled in values and marks, forms for a number. */
export function compareMessages(language: string, english: Messages, other: Messages): string[] {
  return [
    ...[...english.keys()].filter((key) => !other.has(key)).map((key) => `${key} is missing`),
    ...[...other.keys()].filter((key) => !english.has(key)).map((key) => `${key} is surplus`),
    ...[...other].flatMap(([key, text]) =>
      checkMessage(language, text, english.get(key)).map((complaint) => `${key} ${complaint}`),
    ),
  ]
}

/** What is wrong with one message, by itself and beside the English one. */
function checkMessage(language: string, text: string, model: string | undefined): string[] {
  if (text.trim() === '') return ['says nothing']
  try {
    const parts = partsOf(text)
    const english = model === undefined || model === text ? parts : partsOf(model)
    return [...checkForms(language, parts, english), ...compareParts(parts, english)]
  } catch (failure) {
    return [`is no valid ICU: ${String(failure)}`]
  }
}

function compareParts(parts: Parts, english: Parts): string[] {
  const [filledIn, wanted] = [named(parts.filledIn), named(english.filledIn)]
  return [
    ...(filledIn === wanted ? [] : [`fills in ${filledIn || 'nothing'}, English ${wanted || 'nothing'}`]),
    ...(parts.selects.join() === english.selects.join()
      ? []
      : [
          `chooses among ${parts.selects.join() || 'nothing'}, English ${english.selects.join() || 'nothing'}`,
        ]),
    ...parts.uneven.map((form) => `fills in something else for "${form}" than for "other"`),
  ]
}

/** Millions have a form of their own in Spanish and Portuguese ("un millón de"), which nothing here counts. */
const mayBeLeftOut = 'many'

function checkForms(language: string, { plurals }: Parts, english: Parts): string[] {
  const { pluralCategories } = new Intl.PluralRules(languageBy(language).locale).resolvedOptions()
  const known: string[] = pluralCategories
  const needed = known.filter((form) => form !== mayBeLeftOut)
  if (plurals.length === 0 && english.plurals.length > 0 && needed.length > 1)
    return [`has one form for all numbers, English ${english.plurals[0]?.forms.join(' and ')}`]
  return plurals.flatMap(({ name, forms }) => [
    ...needed.filter((form) => !forms.includes(form)).map((form) => `lacks "${form}" for ${name}`),
    ...forms
      .filter((form) => !form.startsWith('=') && !known.includes(form))
      .map((form) => `has "${form}" for ${name}, which the language does not count by`),
  ])
}
