import { createServer } from 'node:http'

/** Reads what it is sent and throws it away: what receiving a photo costs at least. */
const ANSWER = Buffer.from('{"success":true,"error_message":""}')

createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': ANSWER.length })
    response.end(ANSWER)
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
