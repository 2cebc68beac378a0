import { z } from 'zod'
import { get, post } from '../access/call.ts'
import { Applying, NewImport, TemplateQuery } from './imports.ts'
import { Job } from './jobs.ts'

export const importCalls = {
  start: post('/api/import/', {
    access: 'import.start',
    body: NewImport,
    answer: Job,
    status: 202,
    stream: 'upload',
  }),
  apply: post('/api/import/{id}/apply/', {
    access: 'import.start',
    stepUp: 'where the handler says',
    body: Applying,
    answer: Job,
    status: 202,
  }),
  /** An empty file with headings in the reader's language. */
  template: get('/api/import/template/', {
    access: 'import.rows',
    query: TemplateQuery,
    answer: z.unknown(),
    stream: 'download',
  }),
}
