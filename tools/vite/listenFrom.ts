import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Listens on the wanted port or on the next free one of the twenty after it, and returns the port. Port 0 takes any.
 * Throws if a port fails for another reason than being taken.
 */
export async function listenFrom(server: Server, wanted: number, host: string): Promise<number> {
  const last = wanted === 0 ? 0 : wanted + 20
  for (let port = wanted; port <= last; port += 1) {
    if (!(await listens(server, port, host))) continue
    if (port !== wanted) console.error(`Port ${wanted} is in use: ${port} is free.`)
    return (server.address() as AddressInfo).port
  }
  throw new Error(`The ports ${wanted} to ${last} are all taken. Name another one: --port 8080`)
}

function listens(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      server.off('listening', listening)
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    }
    const listening = () => {
      server.off('error', failed)
      resolve(true)
    }
    server.once('error', failed)
    server.once('listening', listening)
    server.listen(port, host)
  })
}
