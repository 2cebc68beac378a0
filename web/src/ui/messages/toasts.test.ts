import { expect, test } from 'vitest'
import { closeToast, currentToast, showToast } from './toasts.ts'

test('the newest message is on show, and an unread error comes back after it', () => {
  showToast('success', 'The country was saved')
  showToast('error', 'The school could not be saved')
  showToast('success', 'The region was saved')
  expect(currentToast()?.text).toBe('The region was saved')
  closeToast(currentToast()?.id ?? 0)
  expect(currentToast()?.text).toBe('The school could not be saved')
  closeToast(currentToast()?.id ?? 0)
  expect(currentToast()).toBeUndefined()
})

test('the same error is not kept twice', () => {
  showToast('error', 'No connection')
  showToast('error', 'No connection')
  closeToast(currentToast()?.id ?? 0)
  expect(currentToast()).toBeUndefined()
})
