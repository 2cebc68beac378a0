import { queryClient } from '../kit/page/queries.ts'
import { onSessionChange, session } from '../session/stored-session.ts'

const load = () => import('../offline/store-answers.ts')

/** Loaded after the page. */
const follow = async (): Promise<void> => {
  try {
    const { followAnswers } = await load()
    followAnswers(queryClient)
  } catch {
    addEventListener('online', () => void follow(), { once: true })
  }
}

/** Logging out, or a refused session, removes the person's stored answers. */
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
