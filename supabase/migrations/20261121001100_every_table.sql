-- Every table: what all of them have, made here so that a chapter shows only what is its own.
--
-- <table>_active          refuses a deactivated account every row, whatever other policies allow. users has
--                         none: it stays open to its owner, so that the application can say why nothing else opens.
-- <table>_set_updated_at  keeps updated_at, where the table has one.
--
-- A later migration that adds a table runs this again: it adds what is missing.

do $$
declare
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
end;
$$;
