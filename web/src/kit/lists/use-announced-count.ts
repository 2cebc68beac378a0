import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useAnnouncedChange } from '../../ui/messages/use-announced-change.ts'

type CountQuery = { isPlaceholderData: boolean; data: { count: number } | undefined }

/** Announces the number of rows after a search or filter changed, also before the first answer; not the first number. */
export const useAnnouncedCount = (
  { isPlaceholderData, data }: CountQuery,
  textOf: (count: number) => string,
): void => {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const [firstSearch] = useState(search)
  useAnnouncedChange(
    isPlaceholderData || !data ? undefined : textOf(data.count),
    search === firstSearch ? undefined : '',
  )
}
