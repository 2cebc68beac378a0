import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { isHashOfAction } from '../../../kit/reporting/use-named-action.ts'
import { type FoldedCardName, namesOpen } from './search.ts'

const from = '/content/schools/results/$id' as const

/** Whether a card is open; an address that names an action opens the plan. */
export const useFolded = (card: FoldedCardName) => {
  const { open } = useSearch({ from })
  const namesAction = useLocation({ select: ({ hash }) => isHashOfAction(hash) })
  const navigate = useNavigate()
  const isOfAction = card === 'plan' && namesAction
  return {
    isOpen: isOfAction || namesOpen(open).includes(card),
    toggle: (isOpen: boolean): Promise<void> =>
      navigate({
        to: '.',
        search: (now) => {
          const others = namesOpen(now.open).filter((each) => each !== card)
          const { open: _, ...rest } = now
          const names = isOpen ? [...others, card] : others
          return names.length === 0 ? rest : { ...rest, open: names.join(',') }
        },
        hash: isOfAction ? '' : true,
        // Opening a card adds no entry to the history.
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      }),
  }
}
