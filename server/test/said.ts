/** What a refusal says: its status, its code, and the fields at fault. */
export const refusalOf = ({ status, body }: { status: number; body: { code: string; errors?: object } }) => [
  status,
  body.code,
  ...Object.keys(body.errors ?? {}),
]
