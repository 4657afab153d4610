import { serveFaultyPictures } from './faulty-pictures.ts'

/** An agent's host in a process of its own: says where it is. */
const { host } = await serveFaultyPictures(1_600, 1_200)
process.send?.(host)
