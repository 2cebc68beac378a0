import { queryClient } from '../kit/page/queries.ts'
import { onSessionChange, session } from '../session/stored-session.ts'

const load = () => import('../offline/store-answers.ts')

/** What keeps answers on the device, and asks again when the server is back, comes after the page. */
const follow = async (): Promise<void> => {
  try {
    const { followAnswers } = await load()
    followAnswers(queryClient)
  } catch {
    addEventListener('online', () => void follow(), { once: true })
  }
}

/** Who leaves, or is signed out by the server, leaves nothing that they were told. */
const removeOfWhoLeaves = (): void => {
  let user = session()?.user.id
  onSessionChange(() => {
    const before = user
    user = session()?.user.id
    if (before === undefined || user !== undefined) return
    void load()
      .then(({ removeAnswersOf }) => removeAnswersOf(before))
      .catch(() => undefined)
  })
}

export const storeAnswers = (): void => {
  removeOfWhoLeaves()
  void follow()
}
