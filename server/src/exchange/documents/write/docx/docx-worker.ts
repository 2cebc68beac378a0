import { takeOrders } from '../take-orders.ts'
import { docxOf } from './write-docx.ts'

takeOrders(docxOf)
