/** Keeps the data folders of freshly migrated databases, so that the next one starts in a moment. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { CACHE_DIR } from '../paths'

const MOST_IMAGES = 6
const SUFFIX = '.pgdata.tar.gz'
/** Also of images that were kept without compression. */
const ANY_IMAGE = /\.pgdata\.tar(\.gz)?$/

const pack = promisify(gzip)
const unpack = promisify(gunzip)
/** A data folder is mostly zeros and text: the least effort takes it to a fifth. */
const FASTEST = { level: constants.Z_BEST_SPEED }

/** The saved image, or undefined. */
export async function loadImage(key: string): Promise<Blob | undefined> {
  try {
    return new Blob([await unpack(await readFile(join(CACHE_DIR, key + SUFFIX)))])
  } catch {
    return undefined
  }
}

/** Saving is a convenience: a full disk must not stop the stack. */
export async function saveImage(key: string, image: Blob): Promise<void> {
  const unfinished = join(CACHE_DIR, `${key}.${process.pid}.tmp`)
  try {
    await mkdir(CACHE_DIR, { recursive: true })
    await writeFile(unfinished, await pack(await image.arrayBuffer(), FASTEST))
    await rename(unfinished, join(CACHE_DIR, key + SUFFIX))
    await deleteOldImages()
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}

async function deleteOldImages(): Promise<void> {
  const names = (await readdir(CACHE_DIR)).filter((name) => ANY_IMAGE.test(name))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(CACHE_DIR, name))).mtimeMs })),
  )
  const old = dated.sort((a, b) => b.time - a.time).slice(MOST_IMAGES)
  await Promise.all(old.map(({ name }) => rm(join(CACHE_DIR, name), { force: true })))
}
