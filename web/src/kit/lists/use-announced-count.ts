import { useAnnouncedChange } from '../../ui/messages/use-announced-change.ts'

type CountQuery = { isPlaceholderData: boolean; data: { count: number } | undefined }

/** Says how many a changed search or filter has found; the first sight of a page says nothing. */
export const useAnnouncedCount = (
  { isPlaceholderData, data }: CountQuery,
  textOf: (count: number) => string,
): void => useAnnouncedChange(isPlaceholderData || !data ? undefined : textOf(data.count))
