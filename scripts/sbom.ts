import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { billOf } from './bill-of-materials.ts'
import { root } from './steps.ts'

const bill = billOf(root, new Date())
const target = process.argv[2] ?? join(root, 'vereda.cdx.json')
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} packages in ${target}`)
