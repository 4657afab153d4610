import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { receiptKeys } from './receipt-keys.ts'

const SIGNED = { receipt: 'r', advert: 'k7mn2p9x', made: '2026-11-20T10:00:00.000Z', sha256: 'ab'.repeat(32) }
const aSeed = (): Buffer => randomBytes(32)

test('a key is Ed25519 as RFC 8032 makes it of its 32 bytes', async () => {
  const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex')
  const { publicKeys } = await receiptKeys(seed)
  expect(publicKeys[0]).toMatchObject({
    crv: 'Ed25519',
    x: Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex').toString(
      'base64url',
    ),
  })
  expect(publicKeys[0]).not.toHaveProperty('d')
})

test('what was signed is read back, and a change of any byte is told', async () => {
  const keys = await receiptKeys(aSeed())
  const signature = await keys.sign(SIGNED)
  expect(await keys.verify(signature)).toEqual(SIGNED)
  // The last letter of base64url has bits that mean nothing.
  for (let i = 0; i < signature.length - 1; i++) {
    const other = signature[i] === 'A' ? 'Q' : 'A'
    const changed = signature.slice(0, i) + other + signature.slice(i + 1)
    expect([i, await keys.verify(changed)]).toEqual([i, null])
  }
})

test('another site’s key is none of ours, and one that was in use before stays one', async () => {
  const [seed, later] = [aSeed(), aSeed()]
  const before = await receiptKeys(seed)
  const signature = await before.sign(SIGNED)
  expect(await (await receiptKeys(later)).verify(signature)).toBeNull()
  const old = Buffer.from(before.publicKeys[0]?.x ?? '', 'base64url')
  const after = await receiptKeys(later, [old])
  expect(await after.verify(signature)).toEqual(SIGNED)
  expect(await after.verify(await after.sign(SIGNED))).toEqual(SIGNED)
  expect(after.publicKeys).toHaveLength(2)
})

test('a signature of another kind is refused', async () => {
  const keys = await receiptKeys(aSeed())
  const kid = keys.publicKeys[0]?.kid
  const none = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url')
  const payload = Buffer.from(JSON.stringify(SIGNED)).toString('base64url')
  for (const jws of [`${none}.${payload}.`, `${none}.${payload}.AA`, 'a.b.c', '']) {
    expect(await keys.verify(jws)).toBeNull()
  }
})
