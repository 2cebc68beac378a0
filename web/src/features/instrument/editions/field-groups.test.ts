import { textFields } from 'contract/instrument/instruments'
import { expect, test } from 'vitest'
import { fieldGroups, groupOf, groupsOf, openAtFirst } from './field-groups.ts'

test('each text of a part has its place among the others, once', () => {
  expect(Object.values(fieldGroups).flat().toSorted()).toEqual(textFields.toSorted())
})

test('fields come as a school meets them: the question, what is ticked, then the longer texts', () => {
  const fields = ['name', 'help', 's1', 'easy', 'short', 'statements_s1', 'statements_s2']
  expect(groupsOf(fields).flatMap((each) => each.fields)).toEqual([
    'name',
    'short',
    'statements_s1',
    'statements_s2',
    's1',
    'help',
    'easy',
  ])
  expect(groupOf('statements_s2')).toBe('statements')
  expect(groupOf('link')).toBeUndefined()
  expect(openAtFirst(fields)).toEqual(['asked', 'statements'])
  expect(openAtFirst(['name', 's1'])).toEqual(['asked', 'levels'])
})
