import { exportSubjects, formatsOf } from 'contract/exchange/exports'
import { expect, test } from 'vitest'
import { subjectsOf } from '../../../src/exchange/exports/subjects.ts'

test('each subject has the formats that the contract names, and no other', () => {
  const evidence = { storage: { get: async () => undefined }, assertSpace: async () => undefined }
  const subjects = subjectsOf(() => new Map(), evidence, null)
  for (const subject of exportSubjects) {
    const made = Object.keys(subjects[subject].makers).sort()
    expect([subject, made]).toEqual([subject, [...(formatsOf[subject] ?? [])].sort()])
  }
})
