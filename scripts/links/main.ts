import { root } from '../steps.ts'
import { readPages } from './broken.ts'

const { pages, links, complaints } = readPages(root)
for (const complaint of complaints) console.error(complaint)
console.log(`${links} links on ${pages} pages, ${complaints.length} complaints`)
if (complaints.length > 0 || links === 0) process.exitCode = 1
