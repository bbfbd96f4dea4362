/** Reads from PostgreSQL's catalogue what the generated types need to know about schema public. */
import type { PGlite } from '@electric-sql/pglite'

/** A type by name; `kind` is the catalogue's typtype (b base, e enum, c row, p pseudo, d domain). */
export interface TypeRef {
  schema: string
  name: string
  kind: string
  is_array: boolean
}

export interface Column {
  name: string
  type: TypeRef
  is_nullable: boolean
  has_default: boolean
  is_generated: boolean
}

export interface Relationship {
  name: string
  columns: string[]
  is_one_to_one: boolean
  referenced: string
  referenced_columns: string[]
}

export interface Relation {
  name: string
  is_view: boolean
  columns: Column[]
  relationships: Relationship[]
}

export interface Argument {
  name: string | null
  type: TypeRef
  /** i in, o out, b both, v variadic, t table column. */
  mode: string
  has_default: boolean
}

export interface DatabaseFunction {
  name: string
  args: Argument[]
  returns: TypeRef
  is_set: boolean
  /** Runs with its owner's rights and decides by itself. */
  is_definer: boolean
  comment: string | null
  /** Which of the API's roles may call it. */
  callers: string[]
}

export interface EnumType {
  name: string
  values: string[]
}

export interface Catalogue {
  relations: Relation[]
  functions: DatabaseFunction[]
  enums: EnumType[]
}

/** JSON of the type with the given oid; arrays show their element, domains what they limit. */
function createTypeSql(oid: string): string {
  return `(select jsonb_build_object(
      'schema', n.nspname, 'name', coalesce(e.typname, t.typname),
      'kind', coalesce(e.typtype, t.typtype), 'is_array', e.oid is not null)
    from pg_type d
    join pg_type t on t.oid = case when d.typtype = 'd' then d.typbasetype else d.oid end
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    join pg_namespace n on n.oid = coalesce(e.typnamespace, t.typnamespace)
    where d.oid = ${oid})`
}

/** Whether the referencing columns of the constraint with that alias are unique. */
export function isOneToOne(alias: string): string {
  return `exists (select from pg_index i where i.indrelid = ${alias}.conrelid and i.indisunique
    and i.indpred is null and i.indnkeyatts = cardinality(${alias}.conkey)
    and ${alias}.conkey @> string_to_array(i.indkey::text, ' ')::int2[])`
}

// What signed-in people may not write although they may insert is filled by a trigger: optional as a default is.
const RELATIONS = `
select c.relname as name, c.relkind in ('v', 'm') as is_view,
  (select jsonb_agg(jsonb_build_object(
      'name', a.attname, 'type', ${createTypeSql('a.atttypid')}, 'is_nullable', not a.attnotnull,
      'has_default', a.atthasdef or a.attidentity <> '' or (
        has_any_column_privilege('authenticated', c.oid, 'insert')
        and not has_column_privilege('authenticated', c.oid, a.attnum, 'insert')),
      'is_generated', a.attgenerated <> '' or a.attidentity = 'a') order by a.attname)
    from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  coalesce((select jsonb_agg(jsonb_build_object(
      'name', k.conname, 'columns', own.names, 'referenced', f.relname,
      'referenced_columns', other.names,
      'is_one_to_one', ${isOneToOne('k')}) order by k.conname)
    from pg_constraint k
    join pg_class f on f.oid = k.confrelid and f.relnamespace = 'public'::regnamespace
    cross join lateral (select array_agg(a.attname order by u.n) as names
      from unnest(k.conkey) with ordinality u(num, n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num) own
    cross join lateral (select array_agg(a.attname order by u.n) as names
      from unnest(k.confkey) with ordinality u(num, n)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num) other
    where k.conrelid = c.oid and k.contype = 'f'), '[]') as relationships
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
order by c.relname`

const FUNCTIONS = `
select p.proname as name, p.proretset as is_set, ${createTypeSql('p.prorettype')} as returns,
  p.prosecdef as is_definer, obj_description(p.oid, 'pg_proc') as comment,
  array(select role from unnest('{anon,authenticated,service_role}'::text[]) role
    where has_function_privilege(role, p.oid, 'execute')) as callers,
  coalesce((select jsonb_agg(jsonb_build_object(
      'name', nullif(p.proargnames[u.n], ''), 'type', ${createTypeSql('u.oid')},
      'mode', coalesce(p.proargmodes[u.n], 'i'),
      'has_default', u.n > p.pronargs - p.pronargdefaults and u.n <= p.pronargs) order by u.n)
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(oid, n)),
    '[]') as args
from pg_proc p
where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
order by p.proname, p.oid`

const ENUMS = `
select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as values
from pg_type t join pg_enum e on e.enumtypid = t.oid
where t.typnamespace = 'public'::regnamespace
group by t.typname order by t.typname`

export async function readCatalogue(db: PGlite): Promise<Catalogue> {
  return {
    relations: (await db.query<Relation>(RELATIONS)).rows,
    functions: (await db.query<DatabaseFunction>(FUNCTIONS)).rows,
    enums: (await db.query<EnumType>(ENUMS)).rows,
  }
}
