import { argv, stdout } from 'node:process'
import { WebSocketServer, type WebSocket } from 'ws'

/*
 * The least a server of rooms can do, in Node: whatever somebody says is counted and said to everybody at the same
 * address. Nothing is stored. Called with a port; says so when it listens.
 */

interface Room {
  at: number
  sockets: WebSocket[]
}

const rooms = new Map<string, Room>()

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(argv[2]) })
server.on('listening', () => stdout.write('listening\n'))
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? { at: 0, sockets: [] }
  rooms.set(url, room)
  room.sockets.push(socket)
  socket.on('message', (text: Buffer) => {
    const [, seat, n, , index] = JSON.parse(text.toString()) as [string, number, number, number, number]
    const said = JSON.stringify(['s', ++room.at, seat, n, index])
    for (const other of room.sockets) other.send(said)
  })
  socket.on('close', () => {
    room.sockets = room.sockets.filter((other) => other !== socket)
  })
})
