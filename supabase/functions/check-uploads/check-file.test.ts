import { deepEqual, equal, ok } from 'node:assert/strict'
import { checkFile, type Verdict } from './check-file.ts'
import { joinBytes } from './bytes.ts'

const PICTURES = { types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'], maxBytes: 5000 }
const PLACE = 'GPS 49.9 N 10.5 E'

function toBytes(...parts: (string | number[])[]): Uint8Array<ArrayBuffer> {
  return joinBytes(
    parts.map((part) =>
      typeof part === 'string'
        ? Uint8Array.from(part, (letter) => letter.charCodeAt(0))
        : new Uint8Array(part),
    ),
  )
}

const toBig16 = (value: number) => [value >> 8, value & 255]
const toBig32 = (value: number) => [0, 0, ...toBig16(value)]
const toLittle32 = (value: number) => [value & 255, value >> 8, 0, 0]

function createSegment(marker: number, body: Uint8Array): Uint8Array {
  return joinBytes([toBytes([0xff, marker], toBig16(body.length + 2)), body])
}

/** Exif with an orientation and a place, in the byte order of Intel. */
function createExif(orientation: number): Uint8Array {
  const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
  return createSegment(
    0xe1,
    toBytes('Exif\0\0II', [42, 0, 8, 0, 0, 0, 1, 0], entry, [0, 0, 0, 0], PLACE),
  )
}

const SCAN = toBytes([0xff, 0xda, 0, 4, 1, 2, 0x11, 0xff, 0, 0x22, 0xff, 0xd0, 0x33])
const END = toBytes([0xff, 0xd9])
const START = toBytes([0xff, 0xd8])
const JFIF = createSegment(0xe0, toBytes('JFIF\0'))
const PROFILE = createSegment(0xe2, toBytes('ICC_PROFILE\0x'))

function clean(verdict: Verdict): Uint8Array {
  ok(verdict.refusal === null, verdict.refusal ?? '')
  return verdict.bytes
}

function hasPlace(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(PLACE)
}

Deno.test('JPEG: loses place, XMP, comment and what follows its end; keeps the picture', () => {
  const xmp = createSegment(0xe1, toBytes(`http://ns.adobe.com/xap/1.0/\0${PLACE}`))
  const comment = createSegment(0xfe, toBytes(PLACE))
  const file = joinBytes([
    START,
    JFIF,
    createExif(1),
    xmp,
    PROFILE,
    comment,
    SCAN,
    comment,
    END,
    toBytes(PLACE),
  ])
  deepEqual(clean(checkFile(file, PICTURES)), joinBytes([START, JFIF, PROFILE, SCAN, END]))
})

Deno.test('JPEG: a picture on its side keeps its orientation and nothing else of Exif', () => {
  const bytes = clean(checkFile(joinBytes([START, createExif(6), SCAN, END]), PICTURES))
  ok(!hasPlace(bytes))
  equal(bytes[2 + 29], 6)
  deepEqual(bytes.subarray(0, 4), toBytes([0xff, 0xd8, 0xff, 0xe1]))
  deepEqual(clean(checkFile(bytes, PICTURES)), bytes)
})

Deno.test('PNG: loses texts and Exif, keeps what draws', () => {
  const createChunk = (type: string, body: string) =>
    toBytes(toBig32(body.length), type, body, [1, 2, 3, 4])
  const head = toBytes('\x89PNG\r\n\x1a\n')
  const [ihdr, idat, iend] = [
    createChunk('IHDR', 'x'.repeat(13)),
    createChunk('IDAT', 'data'),
    createChunk('IEND', ''),
  ]
  const file = joinBytes([
    head,
    ihdr,
    createChunk('eXIf', PLACE),
    createChunk('tEXt', PLACE),
    idat,
    iend,
    toBytes(PLACE),
  ])
  deepEqual(clean(checkFile(file, PICTURES)), joinBytes([head, ihdr, idat, iend]))
})

Deno.test('GIF: loses comments, keeps the loop and the frames', () => {
  const head = toBytes('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255])
  const loop = toBytes([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0])
  const comment = toBytes([0x21, 0xfe, PLACE.length], PLACE, [0])
  const frame = toBytes([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const file = joinBytes([head, loop, comment, frame, toBytes([0x3b]), toBytes(PLACE)])
  deepEqual(clean(checkFile(file, PICTURES)), joinBytes([head, loop, frame, toBytes([0x3b])]))
})

Deno.test('WebP: loses Exif and XMP with their flags', () => {
  const createChunk = (type: string, body: Uint8Array) =>
    joinBytes([toBytes(type, toLittle32(body.length)), body, toBytes(body.length % 2 ? [0] : [])])
  const write = (...chunks: Uint8Array[]) => {
    const body = joinBytes(chunks)
    return joinBytes([toBytes('RIFF', toLittle32(body.length + 4), 'WEBP'), body])
  }
  const createFlags = (value: number) =>
    createChunk('VP8X', toBytes([value, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
  const picture = createChunk('VP8 ', toBytes('data'))
  const file = write(
    createFlags(0x1c),
    picture,
    createChunk('EXIF', toBytes(PLACE)),
    createChunk('XMP ', toBytes(PLACE)),
  )
  deepEqual(clean(checkFile(file, PICTURES)), write(createFlags(0x10), picture))
})

Deno.test('refuses what is not what it says, too large or broken', () => {
  const page = toBytes('<html><script>alert(1)</script></html>')
  equal(checkFile(page, PICTURES).refusal, 'file_type')
  equal(
    checkFile(toBytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), PICTURES).refusal,
    'file_type',
  )
  equal(checkFile(toBytes('%PDF-1.7'), PICTURES).refusal, 'file_type')
  equal(checkFile(new Uint8Array(), PICTURES).refusal, 'file_type')
  const whole = joinBytes([START, JFIF, SCAN, END])
  equal(checkFile(whole, { ...PICTURES, maxBytes: 10 }).refusal, 'file_too_large')
  for (let length = 3; length < whole.length; length += 1) {
    equal(checkFile(whole.subarray(0, length), PICTURES).refusal, 'file_damaged', `${length} bytes`)
  }
})

Deno.test('a PDF stays as it is where the bucket takes PDFs', () => {
  const file = toBytes('%PDF-1.7 …')
  deepEqual(clean(checkFile(file, { types: ['application/pdf'], maxBytes: 100 })), file)
})
