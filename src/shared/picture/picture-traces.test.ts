import { describe, expect, it } from 'vitest'
import { addPlaceToJpeg } from '@/test/jpeg-with-place'
import { listPngTraces, listTraces } from './picture-traces'

const clean = [
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xdb, 0, 3, 9, 0xff, 0xda, 0, 2, 0xff, 0xe1,
]

describe('what a JPEG tells beside its picture', () => {
  it('the place of a photo is found', () => {
    expect(listTraces(addPlaceToJpeg(new Uint8Array(clean)))).toEqual([0xe1])
  })

  it('a plain picture tells nothing, whatever bytes its scan holds', () => {
    expect(listTraces(new Uint8Array(clean))).toEqual([])
  })

  it('a comment is a trace too', () => {
    const commented = [0xff, 0xd8, 0xff, 0xfe, 0, 4, 72, 105, ...clean.slice(2)]
    expect(listTraces(new Uint8Array(commented))).toEqual([0xfe])
  })

  it('anything but a JPEG is refused', () => {
    expect(() => listTraces(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toThrow('Not a JPEG')
  })
})

describe('what a PNG tells beside its picture', () => {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const createChunk = (name: string, data: number[]) => [
    0,
    0,
    0,
    data.length,
    ...[...name].map((letter) => letter.charCodeAt(0)),
    ...data,
    1,
    2,
    3,
    4,
  ]

  it('words, times and EXIF are found, in their order', () => {
    const png = [
      signature,
      createChunk('tEXt', [72, 105]),
      createChunk('IDAT', [9]),
      createChunk('eXIf', [1]),
    ].flat()
    expect(listPngTraces(new Uint8Array(png))).toEqual(['tEXt', 'eXIf'])
  })

  it('a plain picture tells nothing, whatever its pixels spell', () => {
    const spelled = [...'tEXt'].map((letter) => letter.charCodeAt(0))
    const png = [
      signature,
      createChunk('IHDR', [1]),
      createChunk('IDAT', spelled),
      createChunk('IEND', []),
    ].flat()
    expect(listPngTraces(new Uint8Array(png))).toEqual([])
  })
})
