import { given, textFrom } from '../../../app/lists/from-address.ts'

type BookSearch = { search?: string | undefined }

export const bookSearch = (address: Record<string, unknown>): BookSearch =>
  given({ search: textFrom(address.search) })
