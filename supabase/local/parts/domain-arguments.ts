/** Lets arguments of a domain type through: lite knows base types alone and would send lists as bare text. */
import type { PgliteConnection } from '@supabase/lite/pglite'

/**
 * What each domain of schema public is made of, by every name lite may use for it. Lists name the schema of
 * their element: lite does not cast to a bare text[].
 */
async function fetchBaseTypes({ driver }: PgliteConnection): Promise<Map<string, string>> {
  const { rows } = await driver.query<{ name: string; base: string }>(`
    select
      domain.typname as name,
      coalesce(
        element.typnamespace::regnamespace || '.' || element.typname || '[]',
        format_type(base.oid, null)
      ) as base
    from pg_type as domain
    join pg_type as base on base.oid = domain.typbasetype
    left join pg_type as element on element.oid = base.typelem and base.typcategory = 'A'
    where domain.typtype = 'd' and domain.typnamespace = 'public'::regnamespace`)
  return new Map(
    rows.flatMap(({ name, base }) => [
      [name, base],
      [`public.${name}`, base],
    ]),
  )
}

/** Replaces the domains in what lite reads of the schema; PostgreSQL turns the values back, and checks them. */
export async function resolveDomainArguments(connection: PgliteConnection): Promise<void> {
  const baseTypes = await fetchBaseTypes(connection)
  const introspect = connection.introspect.bind(connection)
  connection.introspect = async (options) => {
    const schema = await introspect(options)
    for (const routine of schema.functions ?? []) {
      routine.arg_types = routine.arg_types.map((type) => baseTypes.get(type) ?? type)
    }
    return schema
  }
}
