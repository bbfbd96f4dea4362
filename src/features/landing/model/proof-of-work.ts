/**
 * Works off a challenge of the concern channel: finds a number whose SHA-256 with the challenge begins
 * with so many zero bits. In slices of a few milliseconds, so that the page stays usable meanwhile; 15 bits take
 * about 33,000 hashes, a fraction of a second on a phone (docs/decisions/0034-concern-channel.md).
 */

const sliceMs = 12
const hashesPerCheck = 500

/** The number as text. `challenge` is ASCII, at most 44 characters: text and number fit one block. */
export async function solveChallenge(challenge: string, bits: number): Promise<string> {
  let nonce = 0
  for (;;) {
    const until = performance.now() + sliceMs
    while (performance.now() < until) {
      for (let tries = 0; tries < hashesPerCheck; tries += 1, nonce += 1) {
        if (isSolution(challenge, nonce, bits)) return String(nonce)
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}

/** Up to 32 bits are compared: the first word of the hash. */
export function isSolution(challenge: string, nonce: number, bits: number): boolean {
  return hashFirstBlock(`${challenge}:${nonce}`) >>> (32 - bits) === 0
}

const block = new Uint32Array(64)

/** The first 32 bits of the SHA-256 (FIPS 180-4) of an ASCII text of at most 55 characters. */
export function hashFirstBlock(text: string): number {
  block.fill(0, 0, 16)
  for (let at = 0; at < text.length; at += 1) {
    put(at >> 2, readWord(at >> 2) | (text.charCodeAt(at) << (24 - (at & 3) * 8)))
  }
  put(text.length >> 2, readWord(text.length >> 2) | (0x80 << (24 - (text.length & 3) * 8)))
  put(15, text.length * 8)
  return compress()
}

const readWord = (at: number): number => block[at] ?? 0
const put = (at: number, value: number): void => {
  block[at] = value
}
const rotate = (value: number, by: number): number => (value >>> by) | (value << (32 - by))

function compress(): number {
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [readWord(at - 15), readWord(at - 2)]
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    put(at, readWord(at - 16) + small + readWord(at - 7) + large)
  }
  let [a, b, c, d, e, f, g, h] = start
  for (let at = 0; at < 64; at += 1) {
    const choice = (e & f) ^ (~e & g)
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const step1 = (h + sum1 + choice + (constants[at] ?? 0) + readWord(at)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const step2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + step1) | 0
    d = c
    c = b
    b = a
    a = (step1 + step2) | 0
  }
  return (a + start[0]) >>> 0
}

type HashWords = readonly [number, number, number, number, number, number, number, number]

const start: HashWords = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]

const constants = createConstants()

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
function createConstants(): Uint32Array {
  const found: number[] = []
  for (let candidate = 2; found.length < 64; candidate += 1) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
      if (candidate % divisor === 0) isPrime = false
    }
    if (isPrime) found.push(((Math.cbrt(candidate) % 1) * 2 ** 32) >>> 0)
  }
  return Uint32Array.from(found)
}
