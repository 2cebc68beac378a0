import { facts, heading } from '../blocks.ts'
import type { Block, Text } from '../document.ts'
import type { Voice } from '../voice.ts'

const stages = { 1: 'change', 2: 'transformation', 3: 'innovation' } as const
const hard = ['learner', 'goal', 'disability', 'visual', 'deafblind', 'braille', 'authority'] as const

type Word = { name: string; means: string; isIn: (text: string) => boolean }

/** A word is found by how it begins, so that "goals" are a goal. */
const begins = (text: string, start: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])${start.normalize('NFC')}`, 'u').test(text)

/** The names of the stages are names, with a capital; other words stand in any form that their name lists. */
const glossaryOf = ({ t }: Voice): Word[] => [
  ...([1, 2, 3] as const).map((stage) => {
    const name = t(`ui.stage.${stage}`)
    return { name, means: t(`easy.words.${stages[stage]}`), isIn: (text: string) => begins(text, name) }
  }),
  ...hard.map((word) => {
    const forms = t(`easy.words.${word}.name`)
    const isIn = (text: string) =>
      forms.split(', ').some((form) => begins(text.toLowerCase(), form.toLowerCase()))
    return {
      name: forms.slice(0, 1).toUpperCase() + forms.slice(1),
      means: t(`easy.words.${word}.means`),
      isIn,
    }
  }),
]

const plain = (text: Text): string => (typeof text === 'string' ? text : text.text)

/** What a block says in words of ours or of the instrument. */
const textsOf = (block: Block): string[] => {
  if (block.kind === 'heading' || block.kind === 'paragraph') return [plain(block.text)]
  if (block.kind === 'list') return block.items.map(plain)
  return block.kind === 'pictured' ? block.texts.map(plain) : []
}

/** The same paper with its hard words explained at its end, and none besides. */
export const explaining = (voice: Voice, blocks: Block[]): Block[] => {
  const text = blocks.flatMap(textsOf).join('\n').normalize('NFC')
  const found = glossaryOf(voice).filter(({ isIn }) => isIn(text))
  if (found.length === 0) return blocks
  return [
    ...blocks,
    heading(1, voice.t('easy.words.title')),
    ...facts(found.map(({ name, means }) => [name, means])),
  ]
}
