import type { Evidence, Plan } from './instrument.ts'
import { readSheet, type Sheet } from './sheet.ts'

/** The action plan's and the evidence folders' words in one language. Throws naming file and key. */
export function loadPlan(language: string, root: string): Plan {
  const text = readSheet(root, `${language}/plan.yaml`)
  const rows = (key: string) => text.at(key).items()
  return {
    questions: rows('questions').map((row) => ({
      title: row.at('title').text(),
      question: row.at('question').text(),
    })),
    categories: rows('categories').map((row) => ({
      name: row.at('name').text(),
      examples: row.at('examples').text(),
    })),
    core_curriculum: rows('core_curriculum').map(named),
    evidence: loadEvidence(text.at('evidence')),
  }
}

function loadEvidence(text: Sheet): Evidence {
  const suggestions = text.at('suggestions')
  return {
    folders: text.at('folders').items().map(named),
    suggestions: Object.fromEntries(
      suggestions.keys().map((domain) => [domain, suggestions.at(domain).items().map(suggestion)]),
    ),
  }
}

function suggestion(text: Sheet): { photos: string[]; document: string } {
  return {
    photos: text
      .at('photos')
      .items()
      .map((photo) => photo.text()),
    document: text.at('document').text(),
  }
}

function named(row: Sheet): { name: string; description: string } {
  return { name: row.at('name').text(), description: row.at('description').text() }
}
