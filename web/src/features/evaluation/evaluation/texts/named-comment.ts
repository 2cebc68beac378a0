const named = (comment: { id: number }): string => `comment-${comment.id}`

export const idOfComment = named

/** Links of notifications and e-mails name a comment by the hash. */
export const isNamedInAddress = (comment: { id: number }): boolean => location.hash === `#${named(comment)}`
