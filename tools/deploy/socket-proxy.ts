import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'

/** A port of this machine that forwards to the PostgreSQL behind a unix socket. */
export async function startProxyForSocket(folder: string): Promise<{ port: number; close(): void }> {
  const server = createServer((incoming) => {
    const outgoing = connect(path.join(folder, '.s.PGSQL.5432'))
    incoming.on('error', () => outgoing.destroy())
    outgoing.on('error', () => incoming.destroy())
    incoming.pipe(outgoing).pipe(incoming)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { port, close: () => void server.close() }
}
