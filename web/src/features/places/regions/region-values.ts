import { regionFields } from 'contract/places/region-fields'
import type { Region } from 'contract/places/regions'
import { emptyValues, type FormValues, valuesOfRow } from '../../../kit/forms/described-values.ts'

export type RegionValues = FormValues<typeof regionFields>

export const newRegionValues = emptyValues(regionFields)

export const valuesOf = (region: Region): RegionValues => valuesOfRow(regionFields, region)
