import { takeOrders } from '../take-orders.ts'
import { pdfOf } from './write-pdf.ts'

takeOrders(pdfOf)
