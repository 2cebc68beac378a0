/** Hurtful, labelling or vague English words; docs/instrument.md has replacements. */
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

/** A level describes what is achieved, and must not require one way of taking part. */
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

/** Compiled once, since they are used for every text and at each key press. */
const patterns = { anywhere: patternOf(anywhere), inLevels: patternOf(inLevels) }

export function unwantedIn(text: string, level: boolean): string[] {
  const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), (match) => match[0])
  return [...found(patterns.anywhere), ...(level ? found(patterns.inLevels) : [])]
}
