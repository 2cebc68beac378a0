/** English words that wound, label or blur, wherever they stand; docs/instrument.md says what to write instead. */
const anywhere = [
  'handicap',
  'handicapped',
  'suffers?',
  'suffering',
  'wheelchair[- ]bound',
  'confined to a wheelchair',
  'special[- ]needs',
  'special (?:child|children|learners?)',
  'normal (?:peers?|children|learners?|child)',
  'able-bodied',
  'deaf[- ]mute',
  'deaf[- ]blind(?:ness)?',
  '(?:hearing|vision|sight) loss',
  'the (?:disabled|blind|deaf|deafblind)',
  '(?:disabled|deafblind|autistic) (?:learners?|persons?|people|children|child)',
  'mentally',
  'retard\\w*',
  'impaired',
  'students?',
  'pupils?',
  'kids?',
  'stakeholders?',
  'buy-in',
  'best practices?',
]

/** A level tells what is already achieved, and no single way of taking part may be the proof. */
const inLevels = [
  'lacks?',
  'lacking',
  'does not',
  'do not',
  'is not',
  'are not',
  'cannot',
  'only if',
  'fails?',
  'follows? instructions',
  '(?:learner|learners|they) (?:read|reads|speak|speaks)',
]

const patternOf = (texts: string[]) => new RegExp(`(?<![\\w-])(?:${texts.join('|')})(?![\\w-])`, 'gi')

/** Made once: they are asked of every text of an edition, and at each key press. */
const patterns = { anywhere: patternOf(anywhere), inLevels: patternOf(inLevels) }

export function unwantedIn(text: string, level: boolean): string[] {
  const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), (match) => match[0])
  return [...found(patterns.anywhere), ...(level ? found(patterns.inLevels) : [])]
}
