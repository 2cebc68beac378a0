export const quietDays = 5
const day = 24 * 60 * 60 * 1000

/** Whether nothing has changed for so long that somebody should ask. */
export const isQuiet = (updatedAt: string, now: Date): boolean =>
  now.getTime() - new Date(updatedAt).getTime() >= quietDays * day
