import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

// The yardstick: the least that a Node server can do. It reads a page from its input, prints its port, and serves the
// page at `/page` and one word anywhere else, until it is ended.
const page = Buffer.from(await text(process.stdin))
const server = createServer((request, response) => {
  const isPage = request.url === '/page'
  response.setHeader('content-type', isPage ? 'text/html' : 'text/plain')
  response.end(isPage ? page : 'bare')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(address.port)
})
