const named = (comment: { id: number }): string => `comment-${comment.id}`

/** The id of a comment in the page, by which an address names it. */
export const idOfComment = named

/** Does the address lead to this comment, as those of notifications and e-mails do? */
export const isNamedInAddress = (comment: { id: number }): boolean => location.hash === `#${named(comment)}`
