import { grows } from './a-school-that-grows.ts'
import { halfAnswered, justOpened } from './at-the-beginning.ts'
import { before } from './in-both-editions.ts'
import { inBrazil, inColombia, inGuatemala, inIndia, inTamilNadu } from './in-other-countries.ts'
import { hospital, special } from './in-other-schools.ts'
import { early, stalls } from './in-puno.ts'
import type { DemoStory } from './story.ts'
import { inReview, returned, validated } from './under-review.ts'
import { mayMove } from './with-the-first-edition.ts'

/** In the order in which they begin; the last one to change is the first in lists. */
export const stories: readonly DemoStory[] = [
  before,
  mayMove,
  grows,
  stalls,
  special,
  inIndia,
  hospital,
  validated,
  inReview,
  returned,
  inBrazil,
  halfAnswered,
  justOpened,
  early,
  inTamilNadu,
  inColombia,
  inGuatemala,
]
