-- Asking everybody, and comparing the answers with the rules.

create function tests.act_as_person(person uuid)
returns void
language plpgsql
as $$
begin
  perform set_config('role', 'postgres', true);
  perform set_config(
    'request.jwt.claims',
    case when person = tests.anybody() then '{"role": "anon"}'
      else json_build_object('sub', person, 'role', 'authenticated')::text
    end,
    true
  );
  perform set_config('role', case when person = tests.anybody() then 'anon' else 'authenticated' end, true);
end;
$$;

-- What everybody sees of a relation, through its policies.
create function tests.seen(relation text)
returns table (person uuid, key text)
language plpgsql
as $$
declare
  key_of text := (select rules.key from tests.rules where rules.relation = seen.relation);
  statement text := format('select (%s)::text from public.%I as entry', key_of, relation);
  people uuid[] := array(select id from auth.users union all select tests.anybody());
begin
  foreach person in array people loop
    begin
      perform tests.act_as_person(person);
      for key in execute statement loop
        return next;
      end loop;
    exception when insufficient_privilege then
      -- No grant at all: this person sees nothing.
      null;
    end;
    perform tests.act_as_database();
  end loop;
end;
$$;

-- One line per person whose view differs from the rule, with the names of what is wrong.
create function tests.mismatches(relation text)
returns setof text
language plpgsql
as $$
declare
  expected text := (select rules.expected from tests.rules where rules.relation = mismatches.relation);
begin
  return query execute format(
    $query$
      with expected as (
        select distinct person, key::text as key from (%s) as rule (person, key) where key is not null
      ),
      seen as (select person, key from tests.seen(%L)),
      difference as (
        select person, key, seen.key is not null as is_too_much
        from seen full join expected using (person, key)
        where seen.key is null or expected.key is null
      )
      select format(
        '%%s, %%s: too much %%s; missing %%s',
        coalesce((select name from tests.names where id = person), 'anybody'), %L,
        coalesce(string_agg(tests.name_of(key), ', ' order by key) filter (where is_too_much), '-'),
        coalesce(string_agg(tests.name_of(key), ', ' order by key) filter (where not is_too_much), '-')
      )
      from difference
      group by person
      order by 1
    $query$,
    expected, relation, relation
  );
end;
$$;

-- The fixtures' name of a row, or its key.
create function tests.name_of(key text)
returns text
language sql
as $$
  select coalesce((select name from tests.names where id::text = key), key);
$$;

-- Rules that compare nothing: no row for anybody, or every row for everybody who is asked.
create function tests.rules_without_rows()
returns setof text
language plpgsql
as $$
declare
  rule tests.rules;
  readers int;
begin
  for rule in select * from tests.rules where rules.rule <> 'nobody' order by relation loop
    execute format('select count(distinct person) from (%s) as reader (person, key) where key is not null', rule.expected)
    into readers;
    if readers = 0 then
      return next rule.relation;
    end if;
  end loop;
end;
$$;

-- References to rows that are not there.
create function tests.orphans()
returns setof text
language plpgsql
as $$
declare
  reference record;
  orphans int;
begin
  for reference in
    select
      conname as name, conrelid::regclass as child, confrelid::regclass as parent,
      (select string_agg(format('child.%I is not null', attname), ' and ')
        from pg_catalog.pg_attribute where attrelid = conrelid and attnum = any(conkey)) as filled,
      (select string_agg(format('child.%I = parent.%I', own.attname, other.attname), ' and ')
        from unnest(conkey, confkey) as pair (own, other)
        join pg_catalog.pg_attribute as own on own.attrelid = conrelid and own.attnum = pair.own
        join pg_catalog.pg_attribute as other on other.attrelid = confrelid and other.attnum = pair.other) as same
    from pg_catalog.pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by conname
  loop
    execute format(
      'select count(*) from %s as child where %s and not exists (select from %s as parent where %s)',
      reference.child, reference.filled, reference.parent, reference.same
    ) into orphans;
    if orphans > 0 then
      return next format('%s: %s', reference.name, orphans);
    end if;
  end loop;
end;
$$;
