-- Every table: what all of them have, made here so that a chapter shows only what is its own.
--
-- <table>_active          refuses a deactivated account every row, whatever other policies allow. users has
--                         none: it stays open to its owner, so that the application can say why nothing else opens.
-- <table>_set_updated_at  keeps updated_at, where the table has one.
-- <table>_read_only       refuses what a read-only session writes, private tables too, whoever's rights a function
--                         has. The audit log has none: readings that are written down stay possible.
--
-- A later migration that adds a table runs this again: it adds what is missing.

do $$
declare
  schema text;
  name text;
begin
  for name in
    select relation.relname
    from pg_class as relation
    where relation.relnamespace = 'public'::regnamespace
      and relation.relkind in ('r', 'p')
      and relation.relname <> 'users'
      and not exists (
        select from pg_policy as policy
        where policy.polrelid = relation.oid and policy.polname = relation.relname || '_active'
      )
    order by relation.relname
  loop
    execute format(
      'create policy %I on public.%I as restrictive to authenticated using ((select private.is_active()))',
      name || '_active', name
    );
  end loop;
  for name in
    select relation.relname
    from pg_class as relation
    join pg_attribute as attribute on attribute.attrelid = relation.oid
    where relation.relnamespace = 'public'::regnamespace
      and relation.relkind in ('r', 'p')
      and attribute.attname = 'updated_at'
      and not attribute.attisdropped
      and not exists (
        select from pg_trigger as trigger
        where trigger.tgrelid = relation.oid and trigger.tgname = relation.relname || '_set_updated_at'
      )
    order by relation.relname
  loop
    execute format(
      'create trigger %I before update on public.%I for each row execute function private.set_updated_at()',
      name || '_set_updated_at', name
    );
  end loop;
  for schema, name in
    select relation.relnamespace::regnamespace::text, relation.relname
    from pg_class as relation
    where relation.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and relation.relkind in ('r', 'p')
      and relation.oid <> 'public.audit_log'::regclass
      and not exists (
        select from pg_trigger as trigger
        where trigger.tgrelid = relation.oid and trigger.tgname = relation.relname || '_read_only'
      )
    order by 1, 2
  loop
    execute format(
      'create trigger %I before insert or update or delete on %I.%I '
        || 'for each statement execute function private.refuse_read_only()',
      name || '_read_only', schema, name
    );
  end loop;
end;
$$;
