import { z } from 'zod'
import { get, post } from '../access/call.ts'
import { NewExport } from './exports.ts'
import { Job } from './jobs.ts'

export const exportCalls = {
  start: post('/api/export/', {
    access: 'export.start',
    stepUp: 'where the handler says',
    body: NewExport,
    answer: Job,
    status: 202,
  }),
  file: get('/api/export/{id}/file/', { access: 'job.read', answer: z.unknown(), stream: 'download' }),
}
