import { z } from 'zod'
import { get } from './call.ts'

export const openApiCalls = {
  describe: get('/api/openapi.json', { access: 'anyone', answer: z.looseObject({}), cacheable: true }),
  page: get('/api/docs', { access: 'anyone', answer: z.unknown(), stream: 'download', media: 'text/html' }),
}
