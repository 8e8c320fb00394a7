/** Whether the server gives the document now: where it does not, loading anew would end on the browser's own page. */
export async function isServed(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } })).ok
  } catch {
    return false
  }
}
