import { facts, heading } from '../blocks.ts'
import type { Block, Text } from '../document.ts'
import type { Voice } from '../voice.ts'

const stages = { 1: 'change', 2: 'transformation', 3: 'innovation' } as const
const hard = [
  'learner',
  'goal',
  'disability',
  'visual',
  'deafblind',
  'braille',
  'authority',
  'forceFed',
  'shamed',
  'force',
  'abuse',
] as const

type Word = { name: string; means: string; isIn: (text: string) => boolean }

/** A whole word, or its plural in our languages: "goals" contains a goal, Spanish "metal" is not "meta". */
const isWordIn = (text: string, word: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])${word.normalize('NFC')}(?:s|es|ness|nya|\\p{M}+)?(?![\\p{L}\\p{M}])`,
    'u',
  ).test(text)

const stageEntries = ({ t }: Voice): Word[] =>
  ([1, 2, 3] as const).map((stage) => {
    const name = t(`ui.stage.${stage}`)
    return { name, means: t(`easy.words.${stages[stage]}`), isIn: (text: string) => isWordIn(text, name) }
  })

const hardEntries = ({ t }: Voice): Word[] =>
  hard.map((word) => {
    const forms = t(`easy.words.${word}.name`)
    const isIn = (text: string) =>
      forms.split(', ').some((form) => isWordIn(text.toLowerCase(), form.toLowerCase()))
    return {
      name: forms.slice(0, 1).toUpperCase() + forms.slice(1),
      means: t(`easy.words.${word}.means`),
      isIn,
    }
  })

const plain = (text: Text): string => (typeof text === 'string' ? text : text.text)

/** Our texts, and those of the instrument. */
const textsOf = (block: Block): string[] => {
  if (block.kind === 'heading' || block.kind === 'paragraph') return [plain(block.text)]
  if (block.kind === 'list') return block.items.map(plain)
  return block.kind === 'pictured' ? block.texts.map(plain) : []
}

/**
 * Adds an explanation of each hard word to the end of a document. Names of stages count only in documents about
 * stages: in people's texts "Change the timetable" is another change.
 */
export const explaining = (voice: Voice, blocks: Block[], { hasStages = true } = {}): Block[] => {
  const text = blocks.flatMap(textsOf).join('\n').normalize('NFC')
  const entries = [...(hasStages ? stageEntries(voice) : []), ...hardEntries(voice)]
  const found = entries.filter(({ isIn }) => isIn(text))
  if (found.length === 0) return blocks
  return [
    ...blocks,
    heading(1, voice.t('easy.words.title')),
    ...facts(found.map(({ name, means }) => [name, means])),
  ]
}
