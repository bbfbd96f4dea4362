import { expect, test } from 'vitest'
import { fileRules, findFileFault, fitPicture, readFileKind } from './message-file'

const createFile = (...bytes: number[]) => new Blob([new Uint8Array(bytes)])

test('a file is what its bytes say', async () => {
  expect(await readFileKind(new Blob(['%PDF-1.7 …']))).toBe('document')
  expect(await readFileKind(createFile(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a))).toBe('picture')
  expect(await readFileKind(createFile(0xff, 0xd8, 0xff, 0xe0))).toBe('picture')
  expect(await readFileKind(new Blob(['GIF89a']))).toBe('picture')
  expect(await readFileKind(new Blob(['RIFF1234WEBP']))).toBe('picture')
  expect(await readFileKind(new Blob(['<svg onload=alert(1)>']))).toBeNull()
  expect(await readFileKind(new Blob([]))).toBeNull()
})

test('pictures may weigh 25 megabytes before they are drawn anew, documents ten', () => {
  expect(findFileFault('picture', fileRules.pictureBytes)).toBeNull()
  expect(findFileFault('picture', fileRules.pictureBytes + 1)).toBe('picture_size')
  expect(findFileFault('document', fileRules.documentBytes)).toBeNull()
  expect(findFileFault('document', fileRules.documentBytes + 1)).toBe('document_size')
  expect(findFileFault(null, 1)).toBe('type')
})

test('a picture is sent with 1,600 pixels at most and never larger than it was', () => {
  expect(fitPicture({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 })
  expect(fitPicture({ width: 900, height: 3200 })).toEqual({ width: 450, height: 1600 })
  expect(fitPicture({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
})
