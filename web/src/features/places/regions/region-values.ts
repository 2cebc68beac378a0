import type { Region } from 'contract/places/regions'

/** What the form holds; no country chosen yet is null. */
export type RegionValues = { name: string; country: number | null }

export const newRegionValues: RegionValues = { name: '', country: null }

export const valuesOf = ({ name, country }: Region): RegionValues => ({ name, country: country.id })
