/** Reads from the catalogue what the data model tells about each table: columns, rules, indexes, triggers, policies. */
import type { PGlite } from '@electric-sql/pglite'
import { isOneToOne } from '../../types/catalogue'

export interface ColumnDetail {
  name: string
  type: string
  is_nullable: boolean
  /** Expression of the default, or of a generated column. */
  value: string | null
  is_generated: boolean
  comment: string | null
}

export interface ConstraintDetail {
  name: string
  /** The catalogue's contype: p primary key, u unique, c check, f foreign key, x exclusion. */
  kind: string
  columns: string[]
  definition: string
  target: string | null
  target_columns: string[]
  on_delete: string
  is_one_to_one: boolean
}

export interface IndexDetail {
  name: string
  is_unique: boolean
  definition: string
}

export interface TriggerDetail {
  name: string
  definition: string
  /** With its schema, unless that is public. */
  called: string
}

export interface PolicyDetail {
  name: string
  command: string
  roles: string[]
  /** Must hold besides one of the others. */
  is_restrictive: boolean
  rule: string
  comment: string | null
}

/** A table or view of schema public, or a table of the platform that our policies or triggers touch. */
export interface TableDetail {
  name: string
  is_public: boolean
  is_view: boolean
  /** A view that asks the policies of its tables on behalf of the reader. */
  is_invoker: boolean
  comment: string | null
  columns: ColumnDetail[]
  constraints: ConstraintDetail[]
  indexes: IndexDetail[]
  triggers: TriggerDetail[]
  policies: PolicyDetail[]
  /** Columns signed-in people may read or write, where it is not all of them. */
  selectable: string[] | null
  insertable: string[] | null
  updatable: string[] | null
}

const createQualifiedSql = (schema: string, name: string) =>
  `case ${schema} when 'public' then ${name} else ${schema} || '.' || ${name} end`

const list = (select: string) => `coalesce((${select}), '[]')`

const COLUMNS = list(`
  select jsonb_agg(jsonb_build_object(
    'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
    'is_nullable', not a.attnotnull, 'is_generated', a.attgenerated <> '' or a.attidentity <> '',
    'value', pg_get_expr(d.adbin, d.adrelid, true),
    'comment', col_description(c.oid, a.attnum)) order by a.attnum)
  from pg_attribute a
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`)

const createNamesSql = (relation: string, numbers: string) => `(
  select coalesce(jsonb_agg(a.attname order by u.n), '[]')
  from unnest(${numbers}) with ordinality u(num, n)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = u.num)`

const CONSTRAINTS = list(`
  select jsonb_agg(jsonb_build_object(
    'name', k.conname, 'kind', k.contype, 'definition', pg_get_constraintdef(k.oid, true),
    'columns', ${createNamesSql('k.conrelid', 'k.conkey')},
    'target', ${createQualifiedSql('fn.nspname', 'f.relname')},
    'target_columns', ${createNamesSql('k.confrelid', 'k.confkey')},
    'on_delete', case k.confdeltype when 'c' then 'cascade' when 'n' then 'set null'
      when 'd' then 'set default' when 'r' then 'restrict' else '' end,
    'is_one_to_one', ${isOneToOne('k')}) order by k.conname)
  from pg_constraint k
  left join pg_class f on f.oid = k.confrelid
  left join pg_namespace fn on fn.oid = f.relnamespace
  where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f', 'x')`)

const INDEXES = list(`
  select jsonb_agg(jsonb_build_object(
    'name', ic.relname, 'is_unique', i.indisunique, 'definition', pg_get_indexdef(ic.oid))
    order by ic.relname)
  from pg_index i join pg_class ic on ic.oid = i.indexrelid
  where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = ic.oid)`)

const TRIGGERS = list(`
  select jsonb_agg(jsonb_build_object(
    'name', t.tgname, 'definition', pg_get_triggerdef(t.oid, true),
    'called', ${createQualifiedSql('pn.nspname', 'p.proname')}) order by t.tgname)
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  join pg_namespace pn on pn.oid = p.pronamespace
  where t.tgrelid = c.oid and not t.tgisinternal`)

const POLICIES = list(`
  select jsonb_agg(jsonb_build_object(
    'name', o.polname, 'is_restrictive', not o.polpermissive, 'comment', obj_description(o.oid, 'pg_policy'),
    'command', case o.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update'
      when 'd' then 'delete' else 'all' end,
    'roles', (select coalesce(jsonb_agg(r.rolname order by r.rolname), '["public"]')
      from pg_roles r where r.oid = any(o.polroles)),
    'rule', concat_ws(E'\\n', 'using (' || pg_get_expr(o.polqual, o.polrelid, true) || ')',
      'with check (' || pg_get_expr(o.polwithcheck, o.polrelid, true) || ')'))
    order by o.polpermissive desc, array_position('{r,a,w,d}', o.polcmd::text), o.polname)
  from pg_policy o where o.polrelid = c.oid`)

/** Null when the grant is for the whole table or for nothing of it. */
const createGrantedSql = (verb: 'select' | 'insert' | 'update') => `
  case when not has_table_privilege('authenticated', c.oid, '${verb}')
    and has_any_column_privilege('authenticated', c.oid, '${verb}')
  then (select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and has_column_privilege('authenticated', c.oid, a.attnum, '${verb}')) end`

const TABLES = `
select ${createQualifiedSql('n.nspname', 'c.relname')} as name, n.nspname = 'public' as is_public,
  c.relkind in ('v', 'm') as is_view,
  coalesce(c.reloptions && '{security_invoker=true,security_invoker=on,security_invoker=1}', false)
    as is_invoker, obj_description(c.oid, 'pg_class') as comment,
  ${COLUMNS} as columns, ${CONSTRAINTS} as constraints, ${INDEXES} as indexes,
  ${TRIGGERS} as triggers, ${POLICIES} as policies,
  ${createGrantedSql('select')} as selectable, ${createGrantedSql('insert')} as insertable,
  ${createGrantedSql('update')} as updatable
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
  and (n.nspname = 'public'
    or n.nspname in ('auth', 'storage', 'realtime') and (c.relhastriggers
      or exists (select from pg_policy o where o.polrelid = c.oid)))
order by n.nspname, c.relname`

export async function readTables(db: PGlite): Promise<TableDetail[]> {
  return (await db.query<TableDetail>(TABLES)).rows
}
