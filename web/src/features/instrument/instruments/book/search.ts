import { textFrom, withoutEmpty } from '../../../../kit/lists/from-address.ts'

type BookSearch = { search?: string | undefined }

export const bookSearch = (address: Record<string, unknown>): BookSearch =>
  withoutEmpty({ search: textFrom(address.search) })
