/** A PGlite database with the platform, the migrations and the wished seeds in it. */
import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { readClockOffset, runEarlier } from '../../../scripts/clock/clock.mjs'
import { MIGRATIONS_DIR, SEED_DIR } from '../paths'
import { runBootstrap, readBootstrapFiles } from './bootstrap'
import { loadImage, saveImage } from './image-cache'
import { startLibraryFiles, computeLibraryFingerprint, loadLibrary } from './library'
import { applyMigrations } from './migrations'
import { openDatabase } from './open'
import { startProgress, type ReportLine } from './progress'
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
  /** Told what a first start does while it does it. */
  report?: ReportLine
}

/** `driver` of the result is the PGlite instance; `close()` ends it. pgTAP: `create extension pgtap`. */
export async function createDatabase(options: DatabaseOptions): Promise<PgliteConnection> {
  const migrations = await readSqlFiles(options.migrationsDir ?? MIGRATIONS_DIR)
  const folder = options.folder ?? null
  if (folder && existsSync(join(folder, 'PG_VERSION'))) return reopen(folder, migrations)

  const stages = await listStages(options, migrations)
  const { connection, done } = await openFurthest(folder, stages, options.report)
  const saved: Promise<void>[] = []
  try {
    for (const stage of stages.slice(done)) {
      await fill(stage, connection.driver)
      // A folder keeps what was made last by itself.
      if (folder && stage === stages.at(-1)) continue
      const image = await dumpImage(connection.driver)
      // Packing goes on while the next stage is filled.
      saved.push(saveImage(stage.key, image))
    }
    await Promise.all(saved)
  } catch (error) {
    await connection.close()
    throw error
  }
  await connection.driver.refreshArrayTypes()
  return connection
}

/** A checkpoint first, so that the image holds no log to be played back. */
async function dumpImage(db: PGlite): Promise<Blob> {
  await db.exec('checkpoint')
  return await db.dumpDataDir('none')
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
  /** Starts what can be worked out before the database is there. */
  prepare?: () => void
  fill: (db: PGlite) => Promise<void>
}

/**
 * Creating the cluster takes most of a cold start and never depends on our SQL; migrations and the exercise
 * library change when their sources do; demo dates are relative to today, so that image lasts a day. Images of
 * a given clock (scripts/clock) are kept apart.
 */
async function listStages(options: DatabaseOptions, migrations: SqlFile[]): Promise<Stage[]> {
  const files = await readSqlFiles(options.seedDir ?? SEED_DIR)
  const catalogue = pickSeeds(files, options.seeds === 'none' ? 'none' : 'catalogue')
  const demo = pickSeeds(files, options.seeds).filter((file) => !catalogue.includes(file))
  const hasLibrary = options.seeds !== 'none' && !options.seedDir
  const report = options.report ?? (() => undefined)
  const hash = createHash('sha256').update('blank-pglite-0.4.5')
  const stages: Stage[] = [{ key: 'blank-pglite-0.4.5', fill: async () => undefined }]

  hash.update(process.env.TOUCHLINE_NOW ?? '')
  addTo(hash, [...(await readBootstrapFiles()), ...migrations, ...catalogue])
  if (hasLibrary) hash.update(await computeLibraryFingerprint())
  let library: ReturnType<typeof startLibraryFiles> | null = null
  stages.push({
    key: computeKey(hash),
    prepare() {
      if (hasLibrary) library = startLibraryFiles()
    },
    async fill(db) {
      await runBootstrap(db)
      await applyMigrations(db, migrations, report)
      if (catalogue.length > 0) report('Catalogue …')
      await applySeeds(db, catalogue)
      if (library) await loadLibrary(db, await library, report)
    },
  })
  if (demo.length > 0) {
    addTo(hash, demo)
    hash.update(new Date().toISOString().slice(0, 10))
    stages.push({
      key: computeKey(hash),
      async fill(db) {
        const advance = startProgress('Demo academy', demo.length, report)
        for (const file of demo) {
          await applySeeds(db, [file])
          advance(1)
        }
      },
    })
  }
  return stages
}

/** A database from the furthest stage there is an image of, and how many stages that saves. */
async function openFurthest(folder: string | null, stages: Stage[], report?: ReportLine) {
  const { image, done } = await findFurthestImage(stages)
  for (const stage of stages.slice(done)) stage.prepare?.()
  report?.(image ? 'Saved database …' : 'Database cluster …')
  return { connection: await openDatabase(folder, image), done }
}

async function findFurthestImage(stages: Stage[]) {
  for (const [index, { key }] of [...stages.entries()].toReversed()) {
    const image = await loadImage(key)
    if (image) return { image, done: index + 1 }
  }
  return { image: undefined, done: 0 }
}

function addTo(hash: Hash, files: SqlFile[]): void {
  for (const file of files) hash.update(`\0${file.name}\0${file.text}`)
}

/** The key so far; the hash goes on. */
function computeKey(hash: Hash): string {
  return hash.copy().digest('hex').slice(0, 24)
}
