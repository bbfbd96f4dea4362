/** Opens PGlite through @supabase/lite with the extensions and value formats of hosted Supabase. */
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { PGlite } from '@electric-sql/pglite'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'

const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184
const NUMERIC = 1700

/**
 * Keeps the log small: the data is local and may be made anew, and PGlite never waits for the disk anyway,
 * so pages need no copies in the log.
 */
const LOG_SETTINGS = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
]

/** `2026-11-21 04:10:00+00` as PostgREST writes it: `2026-11-21T04:10:00+00:00`. */
export function toIsoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/** A null `folder` keeps the data in memory; `image` is a data folder saved earlier. */
export async function openDatabase(folder: string | null, image?: Blob): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url: folder ?? undefined,
    pgliteOptions: {
      loadDataDir: image,
      startParams: [
        ...PGlite.defaultStartParams,
        ...LOG_SETTINGS.flatMap((setting) => ['-c', setting]),
      ],
      extensions: { btree_gist, citext, pg_trgm, unaccent, uuid_ossp, pgtap },
      parsers: { [TIMESTAMP]: toIsoTime, [TIMESTAMPTZ]: toIsoTime, [NUMERIC]: Number },
    },
  })
  await connection.driver.waitReady
  // lite would otherwise grant every table to every role on the first request; our migrations decide that.
  Reflect.set(connection, 'rlsState', 'active')
  await connection.driver.exec(
    `set search_path to "$user", public, extensions; set timezone to 'UTC'; set client_min_messages to 'warning'`,
  )
  return connection
}
