import { queryClient } from '../kit/page/queries.ts'

/** What keeps answers on the device, and asks again when the server is back, comes after the page. */
export const storeAnswers = async (): Promise<void> => {
  try {
    const { followAnswers } = await import('../offline/store-answers.ts')
    followAnswers(queryClient)
  } catch {
    addEventListener('online', () => void storeAnswers(), { once: true })
  }
}
