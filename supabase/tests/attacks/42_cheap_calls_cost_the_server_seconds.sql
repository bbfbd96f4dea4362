-- Anybody with an account sends little work of their own that becomes much work of the server.
begin;
select plan(10);

-- What an attacker may send: every argument of every function that visitors or people may call.
create view tests.attackable_arguments as
select
  routine.oid as routine, routine.proname as name, parameter.name as parameter, type.oid as type,
  case when type.typtype = 'd' then type.typbasetype else type.oid end as base,
  type.typtype = 'd' as is_limited
from pg_proc as routine
cross join lateral unnest(routine.proargnames, routine.proargtypes::oid[])
  with ordinality as parameter (name, type, place)
join pg_type as type on type.oid = parameter.type
where routine.pronamespace = 'public'::regnamespace
  and (has_function_privilege('anon', routine.oid, 'execute') or has_function_privilege('authenticated', routine.oid, 'execute'));

select is_empty(
  $$select name, parameter, type::regtype from tests.attackable_arguments
    where not is_limited
      and (
        base in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype, 'bytea'::regtype)
        or exists (select from pg_type where pg_type.oid = base and typcategory in ('A', 'S', 'C'))
      )$$,
  'every text, list and document that people may send is of a type with a limit'
);
select is_empty(
  $$select typname from pg_type
    where typtype = 'd' and typnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where contypid = pg_type.oid and contype = 'c')$$,
  'no such type without a limit'
);
select is_empty(
  $$select attrelid::regclass, attname from pg_attribute
    join pg_type on pg_type.oid = atttypid
    where typtype = 'd' and typnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped$$,
  'a limit of arguments is not the type of a column, which has its own'
);

-- Sends a hundred thousand of something in each place that takes it; lists where the answer is not
-- the refusal of the limit.
create function tests.flood()
returns setof text
language plpgsql
as $$
declare
  long_text text := repeat('word ', 240000);
  long_json jsonb := (select jsonb_agg(n) from generate_series(1, 100000) as n);
  target record;
  statement text;
begin
  for target in
    select argument.*, element.typname as element
    from tests.attackable_arguments as argument
    left join pg_type as list on list.oid = argument.base and list.typcategory = 'A'
    left join pg_type as element on element.oid = list.typelem
    where argument.is_limited
    order by argument.name, argument.parameter
  loop
    statement := format(
      'select public.%I(%s)', target.name,
      (
        select string_agg(format(
          '%I => %s', other.parameter,
          case when other.parameter <> target.parameter collate "C" then format('null::%s', other.type::regtype)
            when target.element is not null then format('array_fill(null::%s, array[100000])', rtrim(target.base::regtype::text, '[]'))
            when target.base = 'jsonb'::regtype then '$2'
            else '$1' end
        ), ', ')
        from tests.attackable_arguments as other where other.routine = target.routine
      )
    );
    begin
      execute statement using long_text, long_json;
      return next format('%s.%s: done', target.name, target.parameter);
    exception
      when check_violation then
        if sqlerrm !~ '"too_(long|many|large)"' then
          return next format('%s.%s: %s', target.name, target.parameter, sqlerrm);
        end if;
      when others then
        return next format('%s.%s: %s', target.name, target.parameter, sqlerrm);
    end;
  end loop;
end;
$$;
grant execute on function tests.flood() to authenticated;
grant select on tests.attackable_arguments to authenticated;

select cmp_ok((select count(*)::int from tests.attackable_arguments where is_limited), '>', 150, 'there are many places to try');
select tests.act_as('coach');
select is_empty($$select * from tests.flood()$$, 'refuses too much in each of them, before the function does anything');

select tests.act_as('pending');
select throws_ok(
  $$select * from public.search_exercises('en', p_query => repeat('rondo ', 34))$$, '23514', null,
  'refuses a search of more than 200 characters'
);
select throws_ok(
  $$select * from public.search_exercises('en', p_query => repeat('a ', 21) || 'b')$$, '23514', null,
  'or of more than 20 words'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.save_season_weeks(tests.id('season_plan'), (select jsonb_agg(jsonb_build_object(
      'week_on', date '2026-07-06' + 7 * n, 'theme', 'x'
    )) from generate_series(1, 61) as n))$$, '23514', null, 'refuses more weeks than a season has'
);

select tests.act_as_database();
select is(
  (
    select count(*)::int from pg_roles
    where (rolname = 'anon' and 'statement_timeout=3s' = any(rolconfig))
      or (rolname = 'authenticated' and 'statement_timeout=8s' = any(rolconfig))
  ), 2, 'what still runs too long is stopped: visitors after 3 seconds, people after 8'
);
select is_empty(
  $$select oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace
      and exists (select from unnest(proconfig) as setting where setting ~ '^statement_timeout')$$,
  'no function gives itself more time'
);

select * from finish();
rollback;
