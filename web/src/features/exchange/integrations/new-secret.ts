/** A secret that was just made, and whose it is: it is in no answer again. */
export type NewSecret = { webhook: number; secret: string }
