const attempts = 3

/**
 * Does the work, and again at once while it fails in a way that another attempt may get over; the last failure is
 * thrown. What has to wait before it is tried again is a row in a queue: jobs, e-mails, maintenance.
 */
export const retried = async <Answer>(
  work: () => Promise<Answer>,
  mayPass: (error: unknown) => boolean,
): Promise<Answer> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !mayPass(error)) throw error
    }
  }
}
