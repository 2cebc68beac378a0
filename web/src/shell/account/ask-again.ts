import { queryClient } from '../../kit/page/queries.ts'
import { isUnreachable, onAnswered } from '../../session/send.ts'

/** What could not be asked while the server was away is asked again as soon as it is back, without a press. */
export const askAgainWhenBack = (): void => {
  const askAgain = () =>
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.fetchStatus === 'idle' && isUnreachable(state.error),
    })
  addEventListener('online', askAgain)
  onAnswered(askAgain)
}
