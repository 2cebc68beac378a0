import { useToldChange } from '../../ui/messages/use-told-change.ts'

type Asked = { isPlaceholderData: boolean; data: { count: number } | undefined }

/** Says how many a changed search or filter has found; the first sight of a page says nothing. */
export const useToldCount = ({ isPlaceholderData, data }: Asked, said: (count: number) => string): void =>
  useToldChange(isPlaceholderData || !data ? undefined : said(data.count))
