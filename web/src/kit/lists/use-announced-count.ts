import { useAnnouncedChange } from '../../ui/messages/use-announced-change.ts'

type CountQuery = { isPlaceholderData: boolean; data: { count: number } | undefined }

/** Announces the number of rows after a search or filter changed, not at first. */
export const useAnnouncedCount = (
  { isPlaceholderData, data }: CountQuery,
  textOf: (count: number) => string,
): void => useAnnouncedChange(isPlaceholderData || !data ? undefined : textOf(data.count))
