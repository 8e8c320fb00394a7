/** Calls the bench's server and returns its answer. */
export async function ask<Answer>(name: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/bench/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { res } = (await response.json()) as { readonly res: Answer }
  return res
}
