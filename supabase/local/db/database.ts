/** A PGlite database with the platform, the migrations and the wished seeds in it. */
import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { readClockOffset, runEarlier } from '../../../scripts/clock/clock.mjs'
import { MIGRATIONS_DIR, SEED_DIR } from '../paths'
import { bootstrap, bootstrapFiles } from './bootstrap'
import { loadImage, saveImage } from './image-cache'
import { libraryFiles, libraryFingerprint } from './library'
import { applyMigrations } from './migrations'
import { openDatabase } from './open'
import { applySeeds, pickSeeds, type SeedSet } from './seeds'
import { readSqlFiles, type SqlFile } from './sql-files'

/** Longer than filling a database takes on a busy machine. */
const FILLED_EARLIER_MS = 15 * 60_000

export interface DatabaseOptions {
  seeds: SeedSet
  /** Null (the default) keeps everything in memory. */
  folder?: string | null
  migrationsDir?: string
  seedDir?: string
}

/** `driver` of the result is the PGlite instance; `close()` ends it. pgTAP: `create extension pgtap`. */
export async function createDatabase(options: DatabaseOptions): Promise<PgliteConnection> {
  const migrations = await readSqlFiles(options.migrationsDir ?? MIGRATIONS_DIR)
  const folder = options.folder ?? null
  if (folder && existsSync(join(folder, 'PG_VERSION'))) return reopen(folder, migrations)

  const stages = await stagesOf(options, migrations)
  const { connection, done } = await openFurthest(folder, stages)
  try {
    for (const stage of stages.slice(done)) {
      await fill(stage, connection.driver)
      await saveImage(stage.key, await connection.driver.dumpDataDir('none'))
    }
  } catch (error) {
    await connection.close()
    throw error
  }
  await connection.driver.refreshArrayTypes()
  return connection
}

/** With a given clock (scripts/clock) every run begins at the same instant, so images are made some time before it. */
async function fill(stage: Stage, db: PGlite): Promise<void> {
  if (readClockOffset() === 0) await stage.fill(db)
  else await runEarlier(FILLED_EARLIER_MS, () => stage.fill(db))
}

async function reopen(folder: string, migrations: SqlFile[]): Promise<PgliteConnection> {
  const connection = await openDatabase(folder)
  try {
    await applyMigrations(connection.driver, migrations)
  } catch (error) {
    await connection.close()
    throw error
  }
  await connection.driver.refreshArrayTypes()
  return connection
}

/** A state worth keeping: each builds on the one before. */
interface Stage {
  key: string
  fill: (db: PGlite) => Promise<void>
}

/**
 * Creating the cluster takes most of a cold start and never depends on our SQL; migrations and the exercise
 * library change when their sources do; demo dates are relative to today, so that image lasts a day. Images of
 * a given clock (scripts/clock) are kept apart.
 */
async function stagesOf(options: DatabaseOptions, migrations: SqlFile[]): Promise<Stage[]> {
  const files = await readSqlFiles(options.seedDir ?? SEED_DIR)
  const catalogue = pickSeeds(files, options.seeds === 'none' ? 'none' : 'catalogue')
  const demo = pickSeeds(files, options.seeds).filter((file) => !catalogue.includes(file))
  const hasLibrary = options.seeds !== 'none' && !options.seedDir
  const hash = createHash('sha256').update('blank-pglite-0.4.5')
  const stages: Stage[] = [{ key: 'blank-pglite-0.4.5', fill: async () => undefined }]

  hash.update(process.env.TOUCHLINE_NOW ?? '')
  addTo(hash, [...(await bootstrapFiles()), ...migrations, ...catalogue])
  if (hasLibrary) hash.update(await libraryFingerprint())
  stages.push({
    key: keyOf(hash),
    async fill(db) {
      await bootstrap(db)
      await applyMigrations(db, migrations)
      await applySeeds(db, [...catalogue, ...(hasLibrary ? await libraryFiles() : [])])
    },
  })
  if (demo.length > 0) {
    addTo(hash, demo)
    hash.update(new Date().toISOString().slice(0, 10))
    stages.push({ key: keyOf(hash), fill: (db) => applySeeds(db, demo) })
  }
  return stages
}

/** A database from the furthest stage there is an image of, and how many stages that saves. */
async function openFurthest(folder: string | null, stages: Stage[]) {
  for (const [index, { key }] of [...stages.entries()].toReversed()) {
    const image = await loadImage(key)
    if (image) return { connection: await openDatabase(folder, image), done: index + 1 }
  }
  return { connection: await openDatabase(folder), done: 0 }
}

function addTo(hash: Hash, files: SqlFile[]): void {
  for (const file of files) hash.update(`\0${file.name}\0${file.text}`)
}

/** The key so far; the hash goes on. */
function keyOf(hash: Hash): string {
  return hash.copy().digest('hex').slice(0, 24)
}
