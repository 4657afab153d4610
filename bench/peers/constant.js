import { createServer } from 'node:http'

/** Answers every call with the same few bytes: what the load generator can ask at most. */
const ANSWER = Buffer.from(
  `{"success":true,"error_message":"","result":{"data":{"padding":"${'x'.repeat(4_000)}"}}}`,
)

createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': ANSWER.length,
    })
    response.end(ANSWER)
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
