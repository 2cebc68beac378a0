import { given, textFrom } from '../../../../kit/lists/from-address.ts'

type BookSearch = { search?: string | undefined }

export const bookSearch = (address: Record<string, unknown>): BookSearch =>
  given({ search: textFrom(address.search) })
