/** Chance that can be repeated: the same seed gives the same numbers (mulberry32, public domain). */

/** Numbers from 0 up to 1, one after the other. */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number from 0 up to 1 for a text and a seed, whatever was asked before (FNV-1a). */
export function computeChance(text: string, seed: number): number {
  let hash = 2_166_136_261 ^ seed
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  }
  return createSeededRandom(hash)()
}
