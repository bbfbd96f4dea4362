import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashFirstBlock, isSolution, solveChallenge } from './proof-of-work'

const challenge = '4f0c9f6a-6a0f-4d0e-9f57-0d6c1f3f9a11'
const computeDigest = (text: string) => createHash('sha256').update(text).digest()

it('hashes as SHA-256 does', () => {
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const text = `${challenge}:${nonce * 7919}`
    expect(hashFirstBlock(text)).toBe(computeDigest(text).readUInt32BE())
  }
})

it('finds a number whose hash begins with the bits asked for', async () => {
  const nonce = await solveChallenge(challenge, 12)
  expect(computeDigest(`${challenge}:${nonce}`).readUInt32BE() >>> 20).toBe(0)
  expect(isSolution(challenge, Number(nonce), 12)).toBe(true)
  expect(isSolution(challenge, Number(nonce) + 1, 12)).toBe(false)
})
