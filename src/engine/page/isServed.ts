/** Whether the server gives the document now: where it does not, loading anew would end on the browser's own page. */
export function isServed(): Promise<boolean> {
  const look = fetch('/', { method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } })
  return look.then(
    ({ ok }) => ok,
    () => false,
  )
}
