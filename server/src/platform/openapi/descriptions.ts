import type { openApiCalls } from 'contract/access/openapi'
import type { Described } from '../http/feature.ts'

export const described: Described<typeof openApiCalls> = {
  noun: 'Description',
  calls: {
    describe: ['All calls as OpenAPI 3.1: this description.'],
    page: ['The same as a page to read.'],
  },
}
