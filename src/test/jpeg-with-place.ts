/** A JPEG as a phone makes it: with EXIF that says where it was taken (42.6977 N, 23.3219 E). */

/** Latitude and longitude as EXIF rationals: degrees, minutes, seconds with two decimals. */
const place = {
  north: [42, 1, 41, 1, 5172, 100],
  east: [23, 1, 19, 1, 1884, 100],
} as const

/** The same picture with an APP1 segment after its first marker. */
export function addPlaceToJpeg(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const exif = createExifWithPlace()
  const out = new Uint8Array(jpeg.length + exif.length + 4)
  out.set(jpeg.subarray(0, 2))
  out.set([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 0xff], 2)
  out.set(exif, 6)
  out.set(jpeg.subarray(2), 6 + exif.length)
  return out
}

/** Whether these bytes hold that place, in whatever segment. */
export function hasPlace(bytes: Uint8Array): boolean {
  const seconds = new Uint8Array(4)
  new DataView(seconds.buffer).setUint32(0, place.north[4])
  const text = String.fromCharCode(...seconds)
  let all = ''
  for (const byte of bytes) all += String.fromCharCode(byte)
  return all.includes('Exif') || all.includes(text)
}

/** Big-endian TIFF: one entry that points to the GPS directory, which holds the two places. */
function createExifWithPlace(): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(128))
  tiff.setUint32(0, 0x4d4d002a)
  tiff.setUint32(4, 8)
  tiff.setUint16(8, 1)
  writeEntry(tiff, 10, [0x8825, 4, 1, 26])
  tiff.setUint16(26, 4)
  writeEntry(tiff, 28, [1, 2, 2, 0x4e000000])
  writeEntry(tiff, 40, [2, 5, 3, 80])
  writeEntry(tiff, 52, [3, 2, 2, 0x45000000])
  writeEntry(tiff, 64, [4, 5, 3, 104])
  const numbers = [...place.north, ...place.east]
  numbers.forEach((number, index) => tiff.setUint32(80 + index * 4, number))
  return new Uint8Array(
    [...'Exif\0\0'].map((letter) => letter.charCodeAt(0)).concat([...new Uint8Array(tiff.buffer)]),
  )
}

function writeEntry(
  tiff: DataView,
  at: number,
  [tag, type, count, value]: [number, number, number, number],
) {
  tiff.setUint16(at, tag)
  tiff.setUint16(at + 2, type)
  tiff.setUint32(at + 4, count)
  tiff.setUint32(at + 8, value)
}
