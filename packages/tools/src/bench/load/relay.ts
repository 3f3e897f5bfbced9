import { argv, stdout } from 'node:process'
import { WebSocketServer, type WebSocket } from 'ws'

/*
 * The least a server of tables can do, in Node: whatever somebody says is counted and said to everybody at the same
 * address. Nothing is stored. Called with a port; says so when it listens.
 */

interface Table {
  at: number
  sockets: WebSocket[]
}

const tables = new Map<string, Table>()

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(argv[2]) })
server.on('listening', () => stdout.write('listening\n'))
server.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? { at: 0, sockets: [] }
  tables.set(url, table)
  table.sockets.push(socket)
  socket.on('message', (text: Buffer) => {
    const [, seat, n, , place] = JSON.parse(text.toString()) as [string, number, number, number, number]
    const said = JSON.stringify(['s', ++table.at, seat, n, place])
    for (const other of table.sockets) other.send(said)
  })
  socket.on('close', () => {
    table.sockets = table.sockets.filter((other) => other !== socket)
  })
})
