import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compiled } from '../../build/messages.ts'
import { lengthened, pseudoTexts, turned } from './pseudo.ts'
import { filled, type Message } from './translation.tsx'

test('lengthened words are at least a third longer', () => {
  const text = 'An evaluation has been submitted for review, with all its evidence'
  expect(lengthened(text).length).toBeGreaterThan(text.length * 1.3)
})

test('the number of words is the same in every pseudo-language', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const change of [lengthened, turned])
        expect(change(text).split(' ').length).toBe(text.split(' ').length)
    }),
  )
})

test('turned words read from the right, group by group; values, choices and marks stay what they are', () => {
  const texts = compiled({
    a: { b: 'Save {name}', c: '{count, plural, =0 {none} other {<b>{count}</b> of {all}}}' },
  })
  expect(pseudoTexts(texts, 'turned')).toEqual({
    a: {
      b: ['\u202eSave \u202c', ['name']],
      c: [['count', 2, { '=0': '\u202enone\u202c', other: [['b', ['count']], '\u202e of \u202c', ['all']] }]],
    },
  })
})

test('a lengthened message fills in the same values', () => {
  const { files } = pseudoTexts(
    compiled({ files: '{count, plural, one {a file} other {{count} files}}' }),
    'long',
  )
  expect(filled(files as Message, { count: 12 })).toMatch(/^12 fï/)
})
