import { givenVereda } from '../../vereda.ts'

/** A server that knows from where somebody logs in, and what the audit says of them. */
export const givenLogins = async () => {
  const vereda = await givenVereda({ TRUST_PROXY: 'loopback' })
  const { db } = vereda.database
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  let lastAddress = 0
  return {
    vereda,
    db,
    from,
    /** One that nobody logged in from before. */
    anAddress: () => from(`10.1.${(lastAddress += 1)}.7`),
    recordedOf: async (user: number) => {
      const rows = await db
        .selectFrom('audit')
        .select('deed')
        .where('object_type', '=', 'user')
        .where('object_id', '=', user)
        .orderBy('id')
        .execute()
      return rows.map(({ deed }) => deed)
    },
  }
}
