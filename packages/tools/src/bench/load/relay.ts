import { argv, stdout } from 'node:process'
import { WebSocketServer, type WebSocket } from 'ws'

/*
 * A minimal server of rooms in Node: each message is counted and relayed to all clients of the same address. Nothing is stored. Its
 * argument is a port; it prints a line when it listens.
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
