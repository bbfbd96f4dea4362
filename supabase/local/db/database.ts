/** A PGlite database with the platform, the migrations and the wished seeds in it. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { MIGRATIONS_DIR, SEED_DIR } from '../paths'
import { bootstrap, bootstrapFiles } from './bootstrap'
import { loadImage, saveImage } from './image-cache'
import { applyMigrations } from './migrations'
import { openDatabase } from './open'
import { applySeeds, pickSeeds, type SeedSet } from './seeds'
import { readSqlFiles, type SqlFile } from './sql-files'

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
  const seeds = pickSeeds(await readSqlFiles(options.seedDir ?? SEED_DIR), options.seeds)
  const folder = options.folder ?? null
  if (folder && existsSync(join(folder, 'PG_VERSION'))) return reopen(folder, migrations)

  const key = await imageKey(migrations, seeds)
  const image = await loadImage(key)
  const connection = await openDatabase(folder, image ?? (await loadImage(blankKey())))
  if (!image) await fill(connection, key, migrations, seeds)
  await connection.driver.refreshArrayTypes()
  return connection
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

async function fill(
  connection: PgliteConnection,
  key: string,
  migrations: SqlFile[],
  seeds: SqlFile[],
): Promise<void> {
  const db = connection.driver
  try {
    if (!(await loadImage(blankKey()))) await saveImage(blankKey(), await db.dumpDataDir('none'))
    await bootstrap(db)
    await applyMigrations(db, migrations)
    await applySeeds(db, seeds)
  } catch (error) {
    await connection.close()
    throw error
  }
  await saveImage(key, await db.dumpDataDir('none'))
}

/** Creating the cluster itself takes most of a cold start and never depends on our SQL. */
function blankKey(): string {
  return 'blank-pglite-0.4.5'
}

/** Demo dates are relative to today, so an image with seeds lasts a day. */
async function imageKey(migrations: SqlFile[], seeds: SqlFile[]): Promise<string> {
  const hash = createHash('sha256').update(blankKey())
  for (const file of [...(await bootstrapFiles()), ...migrations, ...seeds]) {
    hash.update(`\0${file.name}\0${file.text}`)
  }
  if (seeds.length > 0) hash.update(new Date().toISOString().slice(0, 10))
  return hash.digest('hex').slice(0, 24)
}
