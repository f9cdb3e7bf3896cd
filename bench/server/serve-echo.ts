import { WebSocketServer } from 'ws';

/** The practical limit: two sockets a table, and what one says is sent to both. */
const tables = new Map<string, Set<import('ws').WebSocket>>();
const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (ws, { url = '' }) => {
  const table = tables.get(url) ?? new Set();
  tables.set(url, table.add(ws));
  ws.on('message', (data: Buffer) => {
    for (const socket of table) socket.send(data, { binary: false });
  });
  ws.on('close', () => {
    table.delete(ws);
    if (table.size === 0) tables.delete(url);
  });
});
