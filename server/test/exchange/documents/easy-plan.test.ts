import { expect, test } from 'vitest'
import { easyRead } from '../../../src/exchange/documents/action-plan/easy-read.ts'
import { voiceIn } from '../../../src/exchange/documents/voice.ts'
import { textOfDocument } from './reading/reading.ts'

const textsOf = (goals: object[]) => textOfDocument({ blocks: easyRead(voiceIn('en'), { goals } as never) })

test('with few open actions, finished ones are listed below; without any, it says so', () => {
  const action = (text: string, status: string) => ({
    id: 1,
    text,
    status,
    accountable: 'Ana',
    deadline: null,
  })
  const message = (...own: object[]) => textsOf([{ status: 'in_progress', title: 'Safe ways', actions: own }])
  expect(message(action('Paint the rails', 'pending'), action('Buy paint', 'completed'))).toEqual([
    'What we do next',
    'Paint the rails',
    'Who does it: Ana',
    'No day is set yet.',
    'What is done',
    'Buy paint',
  ])
  expect(message(action('Buy paint', 'completed'), action('Ask for more', 'cancelled'))).toEqual([
    'What we do next',
    'Nothing is open now.',
    'These goals go on:',
    'Safe ways',
    'What is done',
    'Buy paint',
    'What hard words mean',
    'Goal: Something that we want to reach.',
  ])
  const done = action('Buy paint', 'completed')
  expect(message(done).slice(1, 4)).toEqual([
    'What we planned to do is done.',
    'These goals go on:',
    'Safe ways',
  ])
  // all is done only where every action and every goal is
  expect(textsOf([{ status: 'done', title: 'Safe ways', actions: [done] }])[1]).toBe(
    'All that we planned is done.',
  )
  expect(textsOf([{ status: 'not_done', title: 'Safe ways', actions: [done] }])[1]).toBe(
    'What we planned to do is done.',
  )
})

test('open actions of an ended goal are left out', () => {
  const action = (text: string) => ({ id: 1, text, status: 'pending', accountable: null, deadline: null })
  const goals = [
    { status: 'done', title: 'Safe ways', actions: [action('Paint the rails')] },
    { status: 'not_done', title: 'A ramp', actions: [action('Ask for a ramp')] },
    { status: 'in_progress', title: 'Signs', actions: [action('Learn ten signs')] },
  ]
  const text = textsOf(goals)
  expect(text).toContain('Learn ten signs')
  expect(text.join(' ')).not.toMatch(/rails|ramp/)
})
