-- What must hold for every table, whatever its chapter says.
begin;
select plan(22);

select is_empty(
  $$select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity$$,
  'every table has row-level security'
);

select is_empty(
  $$select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_policy where polrelid = pg_class.oid)$$,
  'every table has a policy'
);

select is_empty(
  $$select tablename, policyname, roles from pg_policies
    where schemaname in ('public', 'storage', 'realtime')
      and not roles <@ array['authenticated', 'anon']::name[]$$,
  'every policy names its role'
);

select is_empty(
  $$select tablename, cmd, roles from pg_policies
    where schemaname = 'public' and permissive = 'PERMISSIVE'
    group by 1, 2, 3 having count(*) > 1$$,
  'there is one policy per table, action and role'
);

select is_empty(
  $$select policyname from pg_policies
    where schemaname = 'public'
      and policyname <> tablename || case permissive when 'PERMISSIVE' then '_' || lower(cmd) else '_active' end$$,
  'policies are named after table and action'
);

select is_empty(
  $$select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'users'
      and not exists (
        select from pg_policies
        where tablename = relname and permissive = 'RESTRICTIVE' and cmd = 'ALL'
          and roles = '{authenticated}' and qual like '%private.is_active()%' and with_check is null
      )$$,
  'every table but the own profile is closed to suspended accounts'
);

select is_empty(
  $$select tablename, policyname from pg_policies
    where schemaname in ('public', 'storage', 'realtime') and permissive = 'PERMISSIVE'
      and 'true' in (qual, with_check)$$,
  'no policy is always true'
);

select is_empty(
  $$select table_name, privilege_type from information_schema.role_table_grants
    where table_schema = 'public' and grantee in ('anon', 'PUBLIC')
      and not (privilege_type = 'SELECT' and table_name in (select name from tests.public_relations))
    union all
    select table_name, column_name from information_schema.role_column_grants
    where table_schema = 'public' and grantee in ('anon', 'PUBLIC')
      and not (privilege_type = 'SELECT' and table_name in (select name from tests.public_relations))$$,
  'anonymous visitors hold no grant but reading what is listed as public'
);

select is_empty(
  $$select oid::regprocedure from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege('anon', oid, 'execute')
      and not (
        pronamespace = 'public'::regnamespace
        and proname in (select name from tests.api_functions where caller = 'anon')
      )$$,
  'anonymous visitors may call the functions listed for them only'
);

select is_empty(
  $$select table_name, privilege_type from information_schema.role_table_grants
    where table_schema = 'public' and grantee = 'authenticated'
      and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')$$,
  'signed-in people hold nothing beyond the four operations'
);

select is_empty(
  $$select table_name from information_schema.role_table_grants
    where table_schema = 'public' and grantee = 'authenticated' and privilege_type = 'UPDATE'$$,
  'updates are granted column by column'
);

select ok(
  not has_schema_privilege('anon', 'private', 'usage'),
  'anonymous visitors cannot enter the private schema'
);

select is_empty(
  $$select conrelid::regclass, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index
        where indrelid = conrelid and indpred is null
          and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
      )$$,
  'every foreign key has an index'
);

select bag_eq(
  $$select distinct policy.polrelid::regclass::text, attribute.attname::text
    from pg_policy as policy
    join pg_depend as dependency
      on dependency.classid = 'pg_policy'::regclass and dependency.objid = policy.oid
      and dependency.refclassid = 'pg_class'::regclass and dependency.refobjid = policy.polrelid
      and dependency.refobjsubid > 0
    join pg_attribute as attribute
      on attribute.attrelid = dependency.refobjid and attribute.attnum = dependency.refobjsubid
    join pg_class as relation on relation.oid = policy.polrelid
    where relation.relnamespace = 'public'::regnamespace and policy.polcmd <> 'a'
      and not exists (
        select from pg_index
        where indrelid = policy.polrelid and (indkey::int2[])[0] = attribute.attnum
      )$$,
  $$select relation, name from tests.narrowing_columns$$,
  'every other column a policy reads leads an index'
);

select is_empty(
  $$select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v'
      and not coalesce(reloptions @> '{security_invoker=true}', false)$$,
  'every view runs with the rights of its reader'
);

select is_empty(
  $$select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('m', 'f')$$,
  'there are no materialised views or foreign tables in the API'
);

-- Each of these checks the caller itself: see the functions section of its chapter.
select bag_eq(
  $$select proname::text from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef$$,
  $$select name from tests.api_functions where is_definer$$,
  'only the listed functions of the API run with the rights of their owner'
);

select is_empty(
  $$select oid::regprocedure from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig @> '{"search_path=\"\""}', false)$$,
  'every function has an empty search path'
);

select bag_eq(
  $$select proname::text from pg_proc
    where pronamespace = 'public'::regnamespace
      and not has_function_privilege('authenticated', oid, 'execute')$$,
  $$select name from tests.api_functions where caller = 'service_role'$$,
  'all functions of the API but those of the workers are open to signed-in people'
);

select is_empty(
  $$select attrelid::regclass from pg_attribute
    join pg_class as relation on relation.oid = attrelid
    where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
      and attname = 'updated_at'
      and not exists (
        select from pg_trigger where tgrelid = attrelid and tgname = relation.relname || '_set_updated_at'
      )$$,
  'every table with updated_at keeps it by trigger'
);

select is_empty(
  $$select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (
        select from pg_attribute
        where attrelid = pg_class.oid and attname in ('created_at', 'occurred_at', 'given_at') and attnotnull
      )$$,
  'every table says when a row came to be'
);

select is_empty(
  $$select extname from pg_extension where extname = 'pg_graphql'$$,
  'nothing is served a second time through GraphQL'
);

select * from finish();
rollback;
