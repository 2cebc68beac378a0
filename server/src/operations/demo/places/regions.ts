/** Regions by the names of ISO 3166-2, with the two letters of their country. */
export const regions = [
  ['PE', 'Cusco'],
  ['PE', 'Puno'],
  ['PE', 'Lima'],
  ['BR', 'Bahia'],
  ['BR', 'São Paulo'],
  ['IN', 'Maharashtra'],
  ['IN', 'Tamil Nadu'],
  ['CO', 'Antioquia'],
  ['CO', 'Nariño'],
  ['GT', 'Sacatepéquez'],
  ['JM', 'Kingston'],
  ['JM', 'Saint Ann'],
] as const

export type RegionName = (typeof regions)[number][1]
