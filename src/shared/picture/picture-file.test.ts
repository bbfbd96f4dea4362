import { describe, expect, it } from 'vitest'
import { findPictureFault } from './picture-file'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpg = [0xff, 0xd8, 0xff, 0xe1]
const gif = [...'GIF89a'].map((letter) => letter.charCodeAt(0))
const megabyte = 1024 * 1024

function createFile(start: number[], bytes = start.length, type = 'image/png'): File {
  return new File([new Uint8Array(start), new Uint8Array(bytes - start.length)], 'p.png', { type })
}

describe('a picture for the profile', () => {
  it.each([
    ['PNG', png],
    ['JPG', jpg],
    ['GIF', gif],
  ])('%s is taken', async (_name, start) => {
    expect(await findPictureFault(createFile(start))).toBeNull()
  })

  it('a page that calls itself a picture is an invalid type', async () => {
    const page = new File(['<svg onload=alert(1)>'], 'me.png', { type: 'image/png' })
    expect(await findPictureFault(page)).toBe('type')
  })

  it('WebP and an empty file are invalid types', async () => {
    const webp = [...'RIFF0000WEBP'].map((letter) => letter.charCodeAt(0))
    expect(await findPictureFault(createFile(webp, 12, 'image/webp'))).toBe('type')
    expect(await findPictureFault(new Blob([]))).toBe('type')
  })

  it('5 MB are the most', async () => {
    expect(await findPictureFault(createFile(jpg, 5 * megabyte))).toBeNull()
    expect(await findPictureFault(createFile(jpg, 5 * megabyte + 1))).toBe('size')
  })

  it('a large file of a wrong type is told its type', async () => {
    expect(await findPictureFault(new Blob([new Uint8Array(6 * megabyte)]))).toBe('type')
  })
})
