/** Reads that several pages share, by name. */
export const sources = {
  article: { call: 'GET /api/articles/{slug}', body: { slug: { from: 'query.slug' } } },
} as const
