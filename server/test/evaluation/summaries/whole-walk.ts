import type { Move } from './walking.ts'

/** Every deed of the walks, in an order in which each is allowed. */
export const whole: Move['action'][] = [
  'begin',
  'delete evaluation',
  'begin',
  'upload',
  'take away',
  'answer',
  'unanswer',
  'weigh',
  'aim',
  'give up',
  'year',
  'fill',
  'submit',
  'return',
  'submit',
  'review',
  'close',
  'open',
  'move',
  'move region',
  'change school',
]
