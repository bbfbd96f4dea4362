/** Reads the functions of schema private that policies, triggers and RPCs lean on. */
import type { PGlite } from '@electric-sql/pglite'

export interface PrivateRule {
  /** With its schema. */
  name: string
  comment: string | null
}

const RULES = `
select distinct 'private.' || p.proname as name, obj_description(p.oid, 'pg_proc') as comment
from pg_proc p
where p.pronamespace = 'private'::regnamespace and p.prorettype <> 'trigger'::regtype
order by name, comment`

export async function readRules(db: PGlite): Promise<PrivateRule[]> {
  return (await db.query<PrivateRule>(RULES)).rows
}
