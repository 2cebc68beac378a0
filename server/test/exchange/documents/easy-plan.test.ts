import { expect, test } from 'vitest'
import { easyRead } from '../../../src/exchange/documents/action-plan/easy-read.ts'
import { voiceIn } from '../../../src/exchange/documents/voice.ts'
import { textOfDocument } from './reading/reading.ts'

test('where fewer actions are open, what is done stands below; where none is, it says so', () => {
  const action = (text: string, status: string) => ({
    id: 1,
    text,
    status,
    accountable: 'Ana',
    deadline: null,
  })
  const textsOf = (goals: object[]) => textOfDocument({ blocks: easyRead(voiceIn('en'), { goals } as never) })
  const message = (...own: object[]) => textsOf([{ status: 'in_progress', title: 'Safe ways', actions: own }])
  expect(message(action('Paint the rails', 'pending'), action('Buy paint', 'completed'))).toEqual([
    'What we do next',
    'Paint the rails',
    'Who: Ana. By when: No day is set yet.',
    'What is done',
    'Buy paint',
  ])
  expect(message(action('Buy paint', 'completed'), action('Ask for more', 'cancelled'))).toEqual([
    'What we do next',
    'No action is open now.',
    'These goals go on:',
    'Safe ways',
    'What is done',
    'Buy paint',
  ])
  const done = action('Buy paint', 'completed')
  expect(message(done).slice(1, 4)).toEqual([
    'The planned actions are done.',
    'These goals go on:',
    'Safe ways',
  ])
  // all is done only where every action and every goal is
  expect(textsOf([{ status: 'done', title: 'Safe ways', actions: [done] }])[1]).toBe(
    'All that we planned is done.',
  )
  expect(textsOf([{ status: 'not_done', title: 'Safe ways', actions: [done] }])[1]).toBe(
    'The planned actions are done.',
  )
})
