import { readSheet, type Sheet } from './sheet.ts'
import { loadStructure } from './structure.ts'

/**
 * An action that helps an outcome to reach a stage (1 Change to 3 Innovation). `code` is "4.1-2-3": outcome, stage,
 * place.
 */
type SuggestedAction = {
  code: string
  outcome: string
  stage: 1 | 2 | 3
  category: number
  text: string
}

const suggestionStages = ['change', 'transformation', 'innovation'] as const

/** The library of suggested actions in a language. Throws naming file and key. */
export function loadSuggestions(language: string, root: string): SuggestedAction[] {
  const categories = readSheet(root, 'suggestions.yaml')
  return loadStructure(root).domains.flatMap(({ code, outcomes }) => {
    const text = readSheet(root, `${language}/suggestions-${code}.yaml`)
    return outcomes.flatMap((outcome) =>
      ofOutcome(outcome.code, text.at(outcome.code), categories.at(outcome.code)),
    )
  })
}

function ofOutcome(outcome: string, text: Sheet, categories: Sheet): SuggestedAction[] {
  return suggestionStages.flatMap((name, index) => {
    const stage = (index + 1) as 1 | 2 | 3
    const numbers = categories.at(name).items()
    return text
      .at(name)
      .items()
      .map((line, place) => {
        const category = numbers[place]?.number()
        if (category === undefined) throw new Error(`suggestions.yaml: ${outcome} > ${name} is too short`)
        return {
          code: `${outcome}-${stage}-${place + 1}`,
          outcome,
          stage,
          category,
          text: line.text(),
        }
      })
  })
}
